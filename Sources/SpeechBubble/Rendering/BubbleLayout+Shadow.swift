/// The shadow: what the bubble covers, a few cells further right and down, as far as the bubble does not cover it.
extension BubbleLayout {
  /// - Parameter path: The outline that was drawn. An autoclosure, since most bubbles cast no shadow.
  func drawShadow(of path: @autoclosure () -> Path, into grid: inout Grid) {
    guard let shadow = options.decoration.shadow else { return }
    let contours = path().flattened()
    let style = grid.intern(CellStyle(foreground: .palette(Self.shade)))
    let own = ShapeRaster(contours, rows: grid.rowRange, .block)
    let rows = grid.rowRange.lowerBound - shadow.rows..<grid.rowRange.upperBound - shadow.rows
    let cast = ShapeRaster(contours, rows: rows, .block)
    for row in grid.rowRange {
      for column in shadow.columns..<max(grid.columns, shadow.columns)
      where cast.covers(column: column - shadow.columns, row: row - shadow.rows)
        && !own.touches(column: column, row: row)
      {
        if grid.isUntouched(column: column, row: row) {
          grid.set(options.glyphs.shade, style: style, column: column, row: row)
        }
      }
    }
  }

  /// Bright black: soft on dark and on light.
  private static let shade: UInt8 = 8
}

extension ShapeRaster {
  /// How many of a cell's sub-cells are inside.
  private func count(column: Int, row: Int) -> Int {
    (0..<subCells.perRow).reduce(0) { count, subRow in
      count
        + (0..<SubCells.perColumn).count { isInside(SubCells.perColumn * column + $0, subCells.perRow * row + subRow) }
    }
  }

  /// Whether at least half of a cell is inside.
  fileprivate func covers(column: Int, row: Int) -> Bool {
    2 * count(column: column, row: row) >= SubCells.perColumn * subCells.perRow
  }

  fileprivate func touches(column: Int, row: Int) -> Bool { count(column: column, row: row) > 0 }
}

extension Grid {
  fileprivate func isUntouched(column: Int, row: Int) -> Bool {
    guard let start = start(ofRow: row), 0..<columns ~= column else { return false }
    return cells[start + column] == .blank
  }
}
