extension Grid {
  /// Copies a picture, of which only what lies in an area can be seen. A wide character that is cut by the area's edge is
  /// a blank. Links and isolates are left behind.
  ///
  /// - Parameters:
  ///   - origin: The cell in which the other picture begins, which may lie outside.
  ///   - isStyled: Whether its colours and attributes are copied too.
  package mutating func copy(
    _ source: Grid, column originColumn: Int, row originRow: Int, in area: CellRectangle, isStyled: Bool = true
  ) {
    let styles = source.styles.map { intern(isStyled ? $0.withoutLink : .plain) }
    for row in source.rowRange where area.rowRange.contains(originRow + row) {
      let cells = source.cells(ofRow: row)
      var start = cells.startIndex
      while start < cells.endIndex {
        let end = cells[(start + 1)...].firstIndex { $0.glyph != Cell.continuationGlyph } ?? cells.endIndex
        let column = originColumn + start - cells.startIndex
        let columns = column..<column + end - start
        let style = styles[Int(cells[start].style)]
        if columns.clamped(to: area.columnRange) == columns {
          copy(cells[start].glyph, of: source, columns: columns, style, row: originRow + row)
        } else {
          fill(row: originRow + row, columns: columns.clamped(to: area.columnRange), style: style)
        }
        start = end
      }
    }
  }

  private mutating func copy(_ glyph: UInt32, of source: Grid, columns: Range<Int>, _ style: UInt32, row: Int) {
    if glyph >= Cell.firstClusterGlyph {
      set(cluster: source.cluster(glyph), width: columns.count, style: style, column: columns.lowerBound, row: row)
    } else {
      set(glyph, width: columns.count, style: style, column: columns.lowerBound, row: row)
    }
  }
}

extension CellStyle {
  fileprivate var withoutLink: CellStyle {
    CellStyle(foreground: foreground, background: background, attributes: attributes)
  }
}
