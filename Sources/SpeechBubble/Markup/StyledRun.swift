/// Cells of a row that look alike.
struct StyledRun {
  let columns: Range<Int>
  let style: UInt32
  let text: String
}

extension Grid {
  /// A row in runs of one style.
  ///
  /// - Parameter skipsBlanks: Whether cells that were never drawn are left out.
  func runs(ofRow row: Int, skipsBlanks: Bool) -> [StyledRun] {
    var runs: [StyledRun] = []
    var (start, style, text) = (0, UInt32(0), "")
    func finish(at end: Int) {
      if start < end { runs.append(StyledRun(columns: start..<end, style: style, text: text)) }
      (start, text) = (end, "")
    }
    for (column, cell) in zip(0..., cells(ofRow: row)) where cell.glyph != Cell.continuationGlyph {
      if skipsBlanks && cell == .blank {
        finish(at: column)
        start = column + 1
      } else {
        if text.isEmpty { (start, style) = (column, cell.style) }
        if cell.style != style {
          finish(at: column)
          style = cell.style
        }
        text += self.text(of: cell.glyph)
      }
    }
    let cells = cells(ofRow: row)
    finish(
      at: skipsBlanks ? (cells.lastIndex { $0 != .blank } ?? cells.startIndex - 1) - cells.startIndex + 1 : columns)
    return runs
  }

  private func text(of glyph: UInt32) -> String {
    if glyph >= Cell.firstClusterGlyph { return String(decoding: cluster(glyph), as: UTF8.self) }
    return Unicode.Scalar(glyph).map { String($0) } ?? ""
  }
}
