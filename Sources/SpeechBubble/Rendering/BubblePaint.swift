/// What a bubble is stroked and filled with, as follows from its style, its border and what the glyph set can draw.
struct BubblePaint: Hashable, Sendable {
  enum Shape: Hashable, Sendable {
    /// Line glyphs and diagonals.
    case line
    /// A stroke of sub-cells, as thick as so many.
    case stroke(SubCells, thickness: Int)
    /// Solid sub-cells for edge and tail.
    case solid(SubCells)
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
    if let subCells = glyphs.subCells, bubble.style == .fill {
      shape = .solid(subCells)
    } else if let subCells = glyphs.subCells, bubble.borderWidth == 3 || glyphs.drawsShapes {
      // Half a cell is all the room there is for blocks; braille dots are finer.
      shape = .stroke(subCells, thickness: subCells == .braille ? max(bubble.borderWidth, 1) : 1)
    } else {
      shape = .line
    }
  }
}
