/// Draws the outline with half and quadrant blocks: two by two sub-cells a cell, sampled from the geometry.
///
/// A sub-cell belongs to the shape if its centre is inside or on the outline. Sub-cell (0, 0) is the top left quarter of
/// the grid's first cell.
struct BlockRenderer {
  let geometry: BubbleGeometry
  private let outline: BubbleOutline

  init(_ geometry: BubbleGeometry) {
    self.geometry = geometry
    outline = geometry.outline
  }

  /// Draws edge and tail of a solid shape; what is strictly inside is left to the cells' background.
  func fill(_ color: BubbleColor, into grid: inout Grid) {
    let style = grid.intern(CellStyle(foreground: color))
    forEachEdgeCell(of: grid, reach: 0) { column, row in
      let quadrants = Quadrants { isInside($0 + 2 * column, $1 + 2 * row) }
      if !quadrants.isEmpty { grid.set(quadrants.glyph, style: style, column: column, row: row) }
    }
  }

  /// Draws a stroke one sub-cell wide along the inner side of the outline.
  func stroke(_ color: BubbleColor, isDashed: Bool, into grid: inout Grid) {
    let style = grid.intern(CellStyle(foreground: color))
    forEachEdgeCell(of: grid, reach: 2) { column, row in
      let quadrants = Quadrants { isStroked($0 + 2 * column, $1 + 2 * row, isDashed: isDashed) }
      if !quadrants.isEmpty { grid.set(quadrants.glyph, style: style, column: column, row: row) }
    }
  }

  private func isInside(_ column: Int, _ row: Int) -> Bool {
    outline.contains(.init(x: (Double(column) + 0.5) / 2, y: (Double(row) + 0.5) / 2))
  }

  private func isStroked(_ column: Int, _ row: Int, isDashed: Bool) -> Bool {
    guard isInside(column, row) else { return false }
    let isUpright = !isInside(column - 1, row) || !isInside(column + 1, row)
    let isLevel = !isInside(column, row - 1) || !isInside(column, row + 1)
    guard isDashed, isUpright != isLevel else { return isUpright || isLevel }
    // Three stroke widths on and two off; a sub-cell is two widths tall.
    return isLevel ? (column - 2 * geometry.body.column) % 5 < 3 : (row - 2 * geometry.body.row) % 3 < 2
  }

  /// Visits the cells that are not strictly inside, and `reach` cells further in from either end of a row.
  private func forEachEdgeCell(of grid: Grid, reach: Int, _ body: (_ column: Int, _ row: Int) -> Void) {
    for row in grid.rowRange {
      let interior = geometry.interior(ofRow: row)
      let inner = interior.lowerBound + reach..<max(interior.upperBound - reach, interior.lowerBound + reach)
      for column in 0..<min(inner.lowerBound, geometry.columns) { body(column, row) }
      for column in inner.upperBound..<max(geometry.columns, inner.upperBound) { body(column, row) }
    }
  }
}
