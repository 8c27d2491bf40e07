/// The cells of an anchor in one row of the terminal.
struct AnchorSpan: Hashable {
  let line: Int
  /// The row of the line, counted from 0, where the terminal shows it in several.
  let row: Int
  var columns: Range<Int>
}

/// Where an anchor is seen: in one row, or from one row to another.
struct AnchorSpans: Hashable {
  var first: AnchorSpan
  var last: AnchorSpan

  init(_ span: AnchorSpan) { (first, last) = (span, span) }

  /// Takes the cells that follow.
  mutating func extend(to span: AnchorSpan) {
    if (first.line, first.row) == (span.line, span.row) { first.columns = first.columns.joined(with: span.columns) }
    if (last.line, last.row) == (span.line, span.row) {
      last.columns = last.columns.joined(with: span.columns)
    } else {
      last = span
    }
  }
}

extension Range<Int> {
  fileprivate func joined(with other: Range) -> Range {
    Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
  }
}
