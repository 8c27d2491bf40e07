import Testing

@testable import SpeechBubble

/// What is drawn against the exact path, over edges, ratios, tail sizes and radii.
struct ShapeFidelityTests {
  private static let radii = [0, 1, 2, 3, 4, 5, 6, 8, 100]

  private func bubbles(_ edge: ArrowPosition, style: BubbleStyle) -> [Bubble] {
    let text = Array(repeating: String(repeating: "x", count: 16), count: 4).joined(separator: "\n")
    return (0...20).flatMap { ratio in
      (1...3).flatMap { size in
        Self.radii.map { radius in
          Bubble(text, style: style, arrowPosition: edge).arrowPositionRatio(Double(ratio) / 20).arrowSize(size)
            .cornerRadius(radius)
        }
      }
    }
  }

  private func layouts(
    _ edge: ArrowPosition, _ style: BubbleStyle, _ glyphs: GlyphSet
  ) throws -> [(layout: BubbleLayout, path: ExactPath)] {
    try bubbles(edge, style: style).map { bubble in
      let layout = try bubble.measure(RenderOptions(glyphs: glyphs))
      return (layout, ExactPath(layout.geometry.path))
    }
  }

  @Test(arguments: ArrowPosition.allCases, ["block", "braille"])
  func fillsCoverTheShape(_ edge: ArrowPosition, _ name: String) throws {
    let glyphs = try #require(GlyphSet.named.first { $0.name == name })
    var least = 1.0
    for (layout, path) in try layouts(edge, .fill, glyphs) {
      let grid = layout.render()
      #expect(grid.columns >= 20 && grid.rows >= 6)
      let drawn = DrawnSubCells(grid, perRow: glyphs == .block ? 2 : 4, countsFilled: true)
      let agreement = path.intersectionOverUnion(drawn)
      least = min(least, agreement)
      #expect(agreement >= 0.95, "\(agreement) \(layout.bubble)\n\(grid.picture)")
      #expect(drawn.pieces == 1, "\(layout.bubble)\n\(grid.picture)")
    }
    print("least agreement of fills by \(name), tail at the \(edge): \((least * 1000).rounded() / 1000)")
  }

  /// A drawn sub-cell and a point of the path are never more than one sub-cell apart, whichever is looked at first.
  @Test(arguments: ArrowPosition.allCases, ["block", "braille"])
  func strokesKeepToThePath(_ edge: ArrowPosition, _ name: String) throws {
    let glyphs = try #require(GlyphSet.named.first { $0.name == name })
    for (layout, path) in try layouts(edge, .line, glyphs) {
      let grid = layout.render()
      let drawn = DrawnSubCells(grid, perRow: glyphs == .block ? 2 : 4)
      var isNear = Array(repeating: false, count: drawn.columns * drawn.rows)
      var isMissed = false
      for point in path.walk {
        var isFound = false
        for row in Self.range(point.y * Double(drawn.perRow)).clamped(to: 0...drawn.rows - 1) {
          for column in Self.range(point.x * 2).clamped(to: 0...drawn.columns - 1) {
            isNear[row * drawn.columns + column] = true
            isFound = isFound || drawn.isSet(column, row)
          }
        }
        isMissed = isMissed || !isFound
      }
      #expect(!isMissed, "\(layout.bubble)\n\(grid.picture)")
      let isOff = isNear.indices.contains { !isNear[$0] && drawn.isSet($0 % drawn.columns, $0 / drawn.columns) }
      #expect(!isOff, "\(layout.bubble)\n\(grid.picture)")
      #expect(drawn.pieces == 1, "\(layout.bubble)\n\(grid.picture)")
    }
  }

  /// The sub-cells no further from a place than one, across or down.
  private static func range(_ place: Double) -> ClosedRange<Int> {
    Int((place - 2 - 1e-9).rounded(.up))...Int((place + 1 + 1e-9).rounded(.down))
  }
}
