/// What a bubble is stroked and filled with, as follows from its style, its border and what the glyph set can draw.
struct BubblePaint: Hashable, Sendable {
  enum Shape: Hashable, Sendable {
    /// Line glyphs and diagonals.
    case line
    /// A stroke of sub-cells.
    case blockStroke
    /// Solid sub-cells for edge and tail.
    case solid
  }

  let shape: Shape
  let isDashed: Bool
  let strokeColor: BubbleColor
  /// `nil` where the inside is the background.
  let fillColor: BubbleColor?

  init(_ bubble: Bubble, _ glyphs: GlyphSet) {
    let hasStroke = !bubble.style.isDisjoint(with: [.line, .dottedLine])
    isDashed = bubble.style.contains(.dottedLine)
    strokeColor = hasStroke ? bubble.borderColor : bubble.filledColor
    fillColor = bubble.style.contains(.fill) ? bubble.filledColor : nil
    if !glyphs.hasBlocks {
      shape = .line
    } else if bubble.style == .fill {
      shape = .solid
    } else if bubble.borderWidth == 3 {
      shape = .blockStroke
    } else {
      shape = .line
    }
  }
}
