/// Draws the outline with half and quadrant blocks: two by two sub-cells a cell, sampled from the geometry.
///
/// A sub-cell belongs to the shape if its centre is inside or on the outline. Sub-cell (0, 0) is the top left quarter of
/// the grid's first cell.
struct BlockRenderer {
  let geometry: BubbleGeometry
  /// What inner cells are filled with; `nil` where they are the background.
  let fillColor: BubbleColor?
  private let outline: BubbleOutline

  init(_ geometry: BubbleGeometry, fillColor: BubbleColor?) {
    self.geometry = geometry
    self.fillColor = fillColor
    outline = geometry.outline
  }

  /// Draws edge and tail of a solid shape. What is strictly inside is left to the cells' background; where the edge runs
  /// into such a cell, only its rim is drawn.
  func fill(_ color: BubbleColor, into grid: inout Grid) {
    draw(color, into: &grid) { column, row, isInterior in
      isInterior ? isRim(column, row, isDashed: false) : isInside(column, row)
    }
  }

  /// Draws a stroke one sub-cell wide along the inner side of the outline.
  func stroke(_ color: BubbleColor, isDashed: Bool, into grid: inout Grid) {
    draw(color, into: &grid) { column, row, _ in isRim(column, row, isDashed: isDashed) }
  }

  private func draw(
    _ color: BubbleColor, into grid: inout Grid,
    where isSet: (_ column: Int, _ row: Int, _ isInterior: Bool) -> Bool
  ) {
    for row in grid.rowRange {
      let interior = geometry.interior(ofRow: row)
      for column in edgeColumns(ofRow: row, interior).joined() where isDrawn(column, row) {
        let isInterior = interior.contains(column)
        let quadrants = Quadrants { isSet($0 + 2 * column, $1 + 2 * row, isInterior) }
        guard !quadrants.isEmpty else { continue }
        let background = isInterior ? fillColor ?? .default : .default
        let style = grid.intern(CellStyle(foreground: color, background: background))
        grid.set(quadrants.glyph, style: style, column: column, row: row)
      }
    }
  }

  private func isInside(_ column: Int, _ row: Int) -> Bool {
    outline.contains(.init(x: (Double(column) + 0.5) / 2, y: (Double(row) + 0.5) / 2))
  }

  /// Whether a sub-cell is the outermost of the shape in some direction.
  private func isRim(_ column: Int, _ row: Int, isDashed: Bool) -> Bool {
    guard isInside(column, row) else { return false }
    let isUpright = !isInside(column - 1, row) || !isInside(column + 1, row)
    let isLevel = !isInside(column, row - 1) || !isInside(column, row + 1)
    guard isDashed, isUpright != isLevel, geometry.isStraightBorder(column: column / 2, row: row / 2) else {
      return isUpright || isLevel
    }
    // Three stroke widths on and two off; a sub-cell is two widths tall.
    return isLevel ? (column - 2 * geometry.body.column) % 5 < 3 : (row - 2 * geometry.body.row) % 3 < 2
  }

  /// Without border cells the body has no edge to draw, only the tail.
  private func isDrawn(_ column: Int, _ row: Int) -> Bool { geometry.hasBorder || !geometry.body.contains(column, row) }

  /// The columns of a row in which the edge can be: beside a corner any, else those that are not strictly inside and the
  /// next ones.
  private func edgeColumns(ofRow row: Int, _ interior: Range<Int>) -> [Range<Int>] {
    let all = 0..<geometry.columns
    let inBody = row - geometry.body.row
    let isStraight = min(inBody, geometry.body.rows - 1 - inBody) >= geometry.corner.rows
    guard isStraight, interior.count > 2 else { return [all] }
    return [all.lowerBound..<interior.lowerBound + 1, interior.upperBound - 1..<all.upperBound]
  }
}
