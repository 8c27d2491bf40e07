import TerminalText

/// A text in lines, as a terminal of some width shows it.
struct HelpPage {
  let text: StyledText
  let metrics: CellMetrics
  /// Of the page; longer lines go on in the terminal's next row.
  let columns: Int
  /// Where each line is in the text, in bytes, without its line end.
  let lines: [Range<Int>]

  init(_ text: StyledText, metrics: CellMetrics, columns: Int) {
    self.text = text
    self.metrics = metrics
    self.columns = max(columns, 1)
    lines = Self.lines(of: text.utf8)
  }

  private static func lines(of utf8: [UInt8]) -> [Range<Int>] {
    utf8.withUnsafeBufferPointer { utf8 in
      var lines: [Range<Int>] = []
      var start = 0
      for offset in utf8.indices where utf8[offset] == UInt8(ascii: "\n") {
        lines.append(start..<offset)
        start = offset + 1
      }
      return lines + [start..<utf8.count]
    }
  }

  /// The line that holds a byte, counted from 0.
  func line(at offset: Int) -> Int {
    var (low, high) = (0, lines.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if lines[middle].lowerBound <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Hands over the cells of a line, from left to right.
  ///
  /// - Returns: The place after the last.
  @discardableResult
  func walk(line: Int, _ take: (FoldedCell) -> Void) -> FoldedCell {
    text.utf8.withUnsafeBufferPointer { utf8 in
      var reader = ClusterReader(utf8, lines[line], metrics: metrics)
      var cell = FoldedCell(offset: lines[line].lowerBound)
      while let cluster = reader.next() {
        cell.move(to: cluster, kind: utf8[cluster.start], metrics: metrics, pageColumns: columns)
        take(cell)
      }
      cell.moveToEnd(lines[line].upperBound)
      return cell
    }
  }

  /// Whether cells of a line are blank, or behind its end, and the line does not go on in a second row of the terminal.
  func isBlank(line: Int, columns range: Range<Int>) -> Bool {
    var isBlank = true
    let end = walk(line: line) { cell in
      if range.overlaps(cell.columns), !isInvisible(cell) { isBlank = false }
    }
    return isBlank && end.row == 0
  }

  /// Whether nothing is to be seen of a cluster.
  func isInvisible(_ cell: FoldedCell) -> Bool {
    guard cell.isBlank else { return false }
    let run = text.runs.firstIndex(after: cell.offset) - 1
    guard run >= 0 else { return true }
    let style = text.runs[run].style
    return style.background == .default && style.attributes.isDisjoint(with: .visibleOnBlanks)
  }
}
