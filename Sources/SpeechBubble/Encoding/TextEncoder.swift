import TerminalText

/// Writes stretches of a filtered text as they are, their colours reduced to those of a terminal.
///
/// Each stretch starts and ends in the terminal's default state with no link open, so that no style reaches what is
/// drawn beside it.
package struct TextEncoder {
  private let text: StyledText
  private let sequences: StyleSequences?
  /// The style of each of the text's runs.
  private let styleNumbers: [UInt32]

  package init(_ text: StyledText, depth: ColorDepth, appearance: Appearance) {
    self.text = text
    var styles: [CellStyle] = [.plain]
    var numbers: [TextStyle: UInt32] = [.plain: 0]
    styleNumbers = text.runs.map { run in
      if let number = numbers[run.style] { return number }
      let number = UInt32(styles.count)
      styles.append(CellStyle(run.style))
      numbers[run.style] = number
      return number
    }
    let reducer = ColorReducer(depth: depth, appearance: appearance)
    sequences = depth == .none ? nil : StyleSequences(styles, links: text.links, reducer)
  }

  /// Appends the text's bytes of a range.
  ///
  /// - Complexity: O(*n*) in these bytes, and O(log *n*) in the runs.
  package func encode(_ range: Range<Int>, into buffer: inout [UInt8]) {
    guard let sequences, !text.runs.isEmpty else {
      buffer.append(contentsOf: text.utf8[range])
      return
    }
    var next = text.runs.firstIndex(after: range.lowerBound)
    var style: UInt32 = 0
    var start = range.lowerBound
    while start < range.upperBound {
      let number = next == 0 ? 0 : styleNumbers[next - 1]
      sequences.change(from: style, to: number, in: &buffer)
      style = number
      let end = next < text.runs.count ? min(text.runs[next].start, range.upperBound) : range.upperBound
      buffer.append(contentsOf: text.utf8[start..<end])
      start = end
      next += 1
    }
    sequences.change(from: style, to: 0, in: &buffer)
  }
}

extension CellStyle {
  /// A style of text that no bubble is around: its defaults are the terminal's own.
  fileprivate init(_ style: TextStyle) {
    self.init(
      foreground: .terminal(style.foreground), background: .terminal(style.background), attributes: style.attributes,
      link: style.link)
  }
}
