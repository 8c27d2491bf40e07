import TerminalText

/// The styles of a text from some byte on, laid over the bubble's own.
struct StyleRuns {
  private let text: StyledText
  private let base: CellStyle
  /// The run that the last byte asked for is in; −1 before the first.
  private var index: Int
  private var style: UInt32?

  init(_ text: StyledText, firstByte: Int, base: CellStyle) {
    self.text = text
    self.base = base
    index = text.runs.firstIndex(after: firstByte) - 1
  }

  /// The grid's number for the style at a byte, and where that style ends. Bytes are asked for in ascending order.
  mutating func style(at offset: Int, in grid: inout Grid) -> (style: UInt32, end: Int) {
    while index + 1 < text.runs.count, text.runs[index + 1].start <= offset {
      index += 1
      style = nil
    }
    return (lastStyle(in: &grid), index + 1 < text.runs.count ? text.runs[index + 1].start : .max)
  }

  /// The grid's number for the style of the last byte asked for.
  mutating func lastStyle(in grid: inout Grid) -> UInt32 {
    if let style { return style }
    let number = grid.intern(combined(index < 0 ? .plain : text.runs[index].style, &grid))
    style = number
    return number
  }

  private func combined(_ run: TextStyle, _ grid: inout Grid) -> CellStyle {
    CellStyle(
      foreground: run.foreground == .default ? base.foreground : .terminal(run.foreground),
      background: run.background == .default ? base.background : .terminal(run.background),
      attributes: base.attributes.union(run.attributes),
      link: run.link == 0 ? 0 : grid.intern(link: text.links[Int(run.link) - 1]))
  }
}
