/// Draws the outline with line glyphs, and the tail with diagonals.
struct LineRenderer {
  let geometry: BubbleGeometry
  let glyphs: GlyphSet
  let borderWidth: Int
  let isDashed: Bool

  init(_ geometry: BubbleGeometry, _ glyphs: GlyphSet, borderWidth: Int, isDashed: Bool) {
    self.geometry = geometry
    self.glyphs = glyphs
    self.borderWidth = borderWidth
    self.isDashed = isDashed
  }

  func stroke(_ color: BubbleColor, into grid: inout Grid) {
    let style = grid.intern(CellStyle(foreground: color))
    if geometry.hasBorder { strokeBody(style, into: &grid) }
    if let tail = geometry.tail {
      if tail.edge.isVertical {
        strokeVerticalTail(tail, style, into: &grid)
      } else {
        strokeSideTail(tail, style, into: &grid)
      }
    }
  }

  private func strokeBody(_ style: UInt32, into grid: inout Grid) {
    var canvas = ArmsCanvas(columns: grid.columns, rowRange: grid.rowRange)
    canvas.strokeBody(geometry)
    let border = glyphs.borders[borderWidth - 1]
    let solid = geometry.corner.radius == 0 ? border.square : border.rounded
    canvas.forEachStroked { column, row, arms in
      let dash = isDashed ? dash(border, arms, column: column) : nil
      grid.set(dash ?? solid[arms], style: style, column: column, row: row)
    }
  }

  /// Dashes stand on the straight cells; corners and joints are solid.
  private func dash(_ border: GlyphSet.Border, _ arms: Arms, column: Int) -> UInt32? {
    switch arms {
    case .vertical: border.verticalDash
    case .horizontal:
      border.horizontalDashes[(column - geometry.body.column + 1) % border.horizontalDashes.count]
    default: nil
    }
  }

  /// Two diagonals that close in by a column on either side a row.
  private func strokeVerticalTail(_ tail: TailPlacement, _ style: UInt32, into grid: inout Grid) {
    let isTop = tail.edge == .top
    let rows = isTop ? 0..<geometry.body.row : geometry.body.rowRange.upperBound..<geometry.rows
    for row in rows.clamped(to: grid.rowRange) {
      let step = geometry.tailStep(ofRow: row)
      let first = geometry.body.column + tail.opening.lowerBound + step
      let last = geometry.body.column + tail.opening.upperBound - 1 - step
      grid.set(isTop ? glyphs.tail.rising : glyphs.tail.falling, style: style, column: first, row: row)
      grid.set(isTop ? glyphs.tail.falling : glyphs.tail.rising, style: style, column: last, row: row)
    }
  }

  /// A tip, and diagonals that move a column outward a row.
  private func strokeSideTail(_ tail: TailPlacement, _ style: UInt32, into grid: inout Grid) {
    let isLeft = tail.edge == .left
    for offset in tail.opening {
      let distance = offset - tail.position
      let column = isLeft ? abs(distance) : geometry.columns - 1 - abs(distance)
      let glyph =
        distance == 0
        ? (isLeft ? glyphs.tail.left : glyphs.tail.right)
        : ((distance < 0) == isLeft ? glyphs.tail.rising : glyphs.tail.falling)
      grid.set(glyph, style: style, column: column, row: geometry.body.row + offset)
    }
  }
}
