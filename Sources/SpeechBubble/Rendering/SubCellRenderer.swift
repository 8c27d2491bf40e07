/// Draws a path with characters that show parts of a cell.
///
/// Cells that lie inside as a whole are filled by their background, so that text can stand in them; cells that the
/// outline crosses show their sub-cells.
struct SubCellRenderer {
  private let raster: ShapeRaster
  private let contours: [Path.Contour]
  private let subCells: SubCells
  private let rows: Range<Int>

  init(_ path: Path, rows: Range<Int>, _ subCells: SubCells) {
    contours = path.flattened()
    raster = ShapeRaster(contours, rows: rows, subCells)
    self.subCells = subCells
    self.rows = rows
  }

  /// Fills the cells that are inside as a whole.
  func fillInside(_ color: BubbleColor, into grid: inout Grid) {
    let style = grid.intern(CellStyle(background: color))
    for row in rows {
      for column in 0..<grid.columns where raster.isFull(column: column, row: row) {
        grid.fill(row: row, columns: column..<column + 1, style: style)
      }
    }
  }

  /// Draws the sub-cells of a solid shape; of cells that are inside as a whole only the rim, which is all that shows
  /// without colours.
  ///
  /// - Parameter isDrawn: Which cells may be drawn on.
  func drawEdge(_ color: BubbleColor, into grid: inout Grid, where isDrawn: (_ column: Int, _ row: Int) -> Bool) {
    draw(color, inside: color, into: &grid, where: isDrawn) { column, row, isFull in
      isFull ? raster.isRim(column, row) : raster.isInside(column, row)
    }
  }

  /// Draws a stroke along the inner side of the outline.
  ///
  /// - Parameters:
  ///   - inside: The colour behind the stroke in cells that are inside as a whole; `nil` is the background.
  ///   - thickness: In sub-cells.
  func stroke(
    _ color: BubbleColor, inside: BubbleColor?, thickness: Int, isDashed: Bool, into grid: inout Grid,
    where isDrawn: (_ column: Int, _ row: Int) -> Bool
  ) {
    let dashes = isDashed ? DashPattern(contours, rows: rows) : nil
    draw(color, inside: inside, into: &grid, where: isDrawn) { column, row, _ in
      guard raster.isRim(column, row, thickness: thickness) else { return false }
      return dashes?.isOn(at: center(column, row)) ?? true
    }
  }

  private func center(_ column: Int, _ row: Int) -> Point {
    Point((Double(column) + 0.5) / Double(SubCells.perColumn), (Double(row) + 0.5) / Double(subCells.perRow))
  }

  private func draw(
    _ color: BubbleColor, inside: BubbleColor?, into grid: inout Grid,
    where isDrawn: (_ column: Int, _ row: Int) -> Bool, isSet: (_ column: Int, _ row: Int, _ isFull: Bool) -> Bool
  ) {
    let styles = [false, true].map { isFull in
      grid.intern(CellStyle(foreground: color, background: isFull ? inside ?? .default : .default))
    }
    for row in rows {
      for column in raster.edgeColumns(ofRow: row, within: 0..<grid.columns).joined() where isDrawn(column, row) {
        let isFull = raster.isFull(column: column, row: row)
        let glyph = subCells.glyph { isSet($0 + SubCells.perColumn * column, $1 + subCells.perRow * row, isFull) }
        if let glyph { grid.set(glyph, style: styles[isFull ? 1 : 0], column: column, row: row) }
      }
    }
  }
}
