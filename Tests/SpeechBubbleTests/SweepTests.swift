import TestSupport
import Testing

@testable import SpeechBubble

/// Laws of geometry over edges, ratios, tail sizes, texts, insets, radii, glyph sets, borders and styles.
struct SweepTests {
  @Test func everyPictureKeepsTheLaws() throws {
    let cases = SweepCase.everyPair(seed: 2)
    var outlines = 0
    for sweep in cases {
      let layout = try sweep.bubble.measure(RenderOptions(glyphs: sweep.glyphs))
      let grid = layout.render()
      #expect(grid == layout.render(), "\(sweep)")
      #expect(grid.columns == layout.geometry.columns && grid.rows == layout.geometry.rows, "\(sweep)")
      expectEqualBodyWidths(grid, layout.geometry, sweep)
      guard isLine(sweep) else { continue }
      outlines += 1
      let violations = OutlineLaw(try linePicture(sweep, like: grid)).violations
      #expect(violations == [], "\(sweep)\n\(grid.picture)")
    }
    print("\(cases.count) pictures, \(outlines) of them by line glyphs")
    #expect(outlines > 4000)
  }

  /// What the outline law speaks of: a border of line glyphs.
  private func isLine(_ sweep: SweepCase) -> Bool {
    sweep.border > 0 && BubblePaint(sweep.bubble, sweep.glyphs).shape == .line
  }

  /// The picture itself for box glyphs. For sets that are not, the twin of box glyphs, once it is shown that both stroke
  /// the same cells.
  private func linePicture(_ sweep: SweepCase, like grid: Grid) throws -> String {
    guard sweep.glyphs.isASCII || sweep.glyphs == .console else { return grid.picture }
    let twin = try sweep.bubble.style(.line).borderWidth(1).render()
    let (cells, twinCells) = (strokes(grid), strokes(twin))
    // Of a dashed ASCII line every other cell is blank.
    let isDashed = sweep.bubble.style.contains(.dottedLine) && sweep.glyphs.isASCII
    #expect(isDashed ? cells.isSubset(of: twinCells) : cells == twinCells, "\(sweep)\n\(grid.picture)")
    return twin.picture
  }

  private func strokes(_ grid: Grid) -> Set<Int> {
    Set(grid.cells.indices.filter { ![0x20, 0x78].contains(grid.cells[$0].glyph) })
  }

  /// Rows that no corner touches end in the same column, but where the border opens into a tail.
  private func expectEqualBodyWidths(_ grid: Grid, _ geometry: BubbleGeometry, _ sweep: SweepCase) {
    guard geometry.hasBorder else { return }
    let body = geometry.body
    // Sub-cells follow the corner itself, which is a little taller than its trace through the cells.
    let corner = isLine(sweep) ? geometry.corner.rows : Int((geometry.shape.cornerRows + 0.5).rounded(.up))
    for row in body.rowRange.dropFirst(corner).dropLast(corner) {
      let opening = geometry.tail.flatMap { $0.edge.isVertical ? nil : $0 }
      if let opening, abs(row - body.row - opening.position) <= opening.size { continue }
      let cells = Array(grid.cells(ofRow: row))
      let left = cells.firstIndex { $0.glyph != 0x20 }
      let right = cells.lastIndex { $0.glyph != 0x20 }
      if left == nil && sweep.bubble.style.contains(.dottedLine) { continue }
      #expect(left == body.column && right == body.columnRange.upperBound - 1, "\(sweep) row \(row)\n\(grid.picture)")
    }
  }
}
