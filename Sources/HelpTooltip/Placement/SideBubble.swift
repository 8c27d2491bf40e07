import SpeechBubble

/// A bubble in blank room to the left or right of what it points at.
struct SideBubble {
  let tooltip: Int
  let bubble: MeasuredBubble
  /// The row of its tail.
  let tailPlace: Int
  /// The line of the page beside which its first row stands; less than 0 if rows stand above the page.
  let firstLine: Int
  let column: Int

  var lines: Range<Int> { firstLine..<firstLine + bubble.rows }
  var columns: Range<Int> { column..<column + bubble.columns }

  /// The gaps between lines that must stay empty, so that it is not torn apart. Gap *n* is before line *n*.
  var gaps: Range<Int> { firstLine + 1..<firstLine + bubble.rows }

  /// Whether two of them overlap or touch.
  func touches(_ other: SideBubble) -> Bool {
    lines.overlaps(other.lines) && (column - 1..<columns.upperBound + 1).overlaps(other.columns)
  }
}
