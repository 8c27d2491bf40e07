/// From anchors to cells.
extension HelpPage {
  /// - Parameters:
  ///   - tooltip: The number of the tooltip, for errors.
  ///   - range: The bytes of the text that a range of the string stands for.
  func spans(
    of anchor: TextAnchor, tooltip: Int, range: (Range<String.Index>) -> Range<Int>
  ) throws(TooltipError) -> AnchorSpans {
    switch anchor {
    case .text(let target, let occurrence):
      return spans(of: try find(target, occurrence: occurrence, tooltip: tooltip))
    case .cells(let line, let columns):
      guard 1...lines.count ~= line else { throw .noSuchLine(tooltip: tooltip, lines: lines.count) }
      return try spans(line: line - 1, columns: columns, tooltip: tooltip)
    case .range(let part):
      return spans(of: range(part))
    }
  }

  private func find(_ target: String, occurrence: Int, tooltip: Int) throws(TooltipError) -> Range<Int> {
    let search = LiteralSearch(target, in: text.utf8)
    guard occurrence > 0 else { throw .noSuchText(tooltip: tooltip, occurrences: search.count(upTo: .max)) }
    if let place = search.place(of: occurrence, wholeWordsOnly: true) ?? search.place(of: occurrence) { return place }
    throw .noSuchText(tooltip: tooltip, occurrences: search.count(upTo: occurrence))
  }

  /// The cells of some bytes, blanks at the ends aside; where there is nothing else, those blanks, and where there is
  /// nothing at all, the cell in which that nothing is.
  func spans(of bytes: Range<Int>) -> AnchorSpans {
    spans(of: bytes, isTaken: { !$0.isBlank && !$0.columns.isEmpty }) ?? spans(of: bytes) { !$0.columns.isEmpty }
      ?? caret(at: bytes.lowerBound)
  }

  private func spans(of bytes: Range<Int>, isTaken: (FoldedCell) -> Bool) -> AnchorSpans? {
    guard !bytes.isEmpty else { return nil }
    var spans: AnchorSpans?
    for line in line(at: bytes.lowerBound)...line(at: bytes.upperBound - 1) {
      walk(line: line) { cell in
        guard cell.offset < bytes.upperBound, cell.end > bytes.lowerBound, isTaken(cell) else { return }
        spans.extend(to: AnchorSpan(line: line, row: cell.row, columns: cell.columns))
      }
    }
    return spans
  }

  private func caret(at offset: Int) -> AnchorSpans {
    let line = line(at: offset)
    var place: FoldedCell?
    let end = walk(line: line) { if $0.end > offset, !$0.columns.isEmpty { place = place ?? $0 } }
    let column = min((place ?? end).columns.lowerBound, columns - 1)
    return AnchorSpans(AnchorSpan(line: line, row: (place ?? end).row, columns: column..<column + 1))
  }

  /// The cells that are in some columns of a line, were it in one row. Half of a wide character stands for all of it;
  /// behind the line's end are blank cells as long as the page has room for them.
  private func spans(line: Int, columns: ClosedRange<Int>, tooltip: Int) throws(TooltipError) -> AnchorSpans {
    let wanted = max(columns.lowerBound, 1) - 1..<max(columns.upperBound, 1)
    var spans: AnchorSpans?
    let end = walk(line: line) { cell in
      guard cell.unfoldedColumns.overlaps(wanted), !cell.columns.isEmpty else { return }
      spans.extend(to: AnchorSpan(line: line, row: cell.row, columns: cell.part(within: wanted)))
    }
    if let spans, columns.lowerBound > 0 { return spans }
    let room = wanted.clamped(to: end.columns.upperBound..<max(self.columns, end.columns.upperBound))
    guard columns.lowerBound > 0, end.row == 0, !room.isEmpty else {
      throw .noSuchColumn(tooltip: tooltip, columns: end.unfoldedColumns.upperBound)
    }
    return AnchorSpans(AnchorSpan(line: line, row: 0, columns: room))
  }
}

extension FoldedCell {
  /// The columns of a tab that are wanted, and those of anything else whole.
  fileprivate func part(within wanted: Range<Int>) -> Range<Int> {
    guard isBlank, unfoldedColumns.count == columns.count else { return columns }
    let shift = columns.lowerBound - unfoldedColumns.lowerBound
    let part = unfoldedColumns.clamped(to: wanted)
    return part.lowerBound + shift..<part.upperBound + shift
  }
}

extension AnchorSpans? {
  fileprivate mutating func extend(to span: AnchorSpan) {
    if self == nil { self = AnchorSpans(span) } else { self?.extend(to: span) }
  }
}
