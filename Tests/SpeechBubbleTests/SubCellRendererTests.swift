import TestSupport
import Testing

@testable import SpeechBubble

struct SubCellRendererTests {
  @Test func solidBubblesHaveHalfBlockEdges() throws {
    expectPicture(
      try Bubble("solid", style: .fill, arrowPosition: .bottom).render(),
      """
      ▗▄▄▄▄▄▄▄▖
      ▐ solid ▌
      ▝▀▀▜  ▛▀▘
          ▜▛
      """, keepsOutline: false)
  }

  @Test func borderThreeIsAStrokeOfSubCells() throws {
    expectPicture(
      try Bubble("stroke", style: .line, arrowPosition: .top).borderWidth(3).arrowSize(2).render(),
      """
          ▞▚
         ▞  ▚
      ▗▄▞    ▚▄▖
      ▐ stroke ▌
      ▝▀▀▀▀▀▀▀▀▘
      """, keepsOutline: false)
  }

  @Test func dashesRunOnIntoTheTail() throws {
    expectPicture(
      try Bubble("hello dashed world", style: .dottedLine, arrowPosition: .bottom).borderWidth(3).render(),
      """
       ▄▖▗▄ ▄▖▗▄ ▄▖▗▄ ▄▖▗▄ ▖
      ▝ hello dashed world ▖
      ▝▘▝▀ ▀▘▝▀   ▞ ▀▘▝▀ ▀▘▘
                ▘▖
      """, keepsOutline: false)
  }

  @Test func withoutBorderOnlyTheTailIsDrawn() throws {
    let bubble = Bubble("hi", style: .line, arrowPosition: .bottom).borderWidth(0).textInset(2)
    #expect(try bubble.render().picture == "\n  hi\n")
    #expect(try bubble.style([.fill, .line]).render().picture == "\n  hi\n\n  ▜▛")
    #expect(try bubble.style(.fill).arrowPosition(.left).render().picture == "\n▐  hi\n")
  }

  @Test func narrowCapsulesHaveTopAndBottom() throws {
    let bubble = Bubble("a\nb\nc\nd\ne\nf\ng\nh\ni", style: .line, arrowPosition: .left).cornerRadius(40)
    for text in ["", bubble.text] {
      let rows = try bubble.text(text).borderWidth(3).textInset(0).render().picture.split(
        separator: "\n", omittingEmptySubsequences: false)
      #expect(rows.allSatisfy { !$0.isEmpty })
    }
  }

  /// Seen by sub-cells, stroke and tail are one piece.
  @Test func noSubCellStandsApart() throws {
    var random = SeededRandom(seed: 11)
    for sweep in SweepCase.everyPair(seed: 8).shuffled(using: &random).prefix(3000) where sweep.border > 0 {
      let bubble = sweep.bubble.style(sweep.bubble.style == .fill ? .fill : .line).borderWidth(3).textInset(2)
      for glyphs in [GlyphSet.block, .braille] {
        let grid = try bubble.render(RenderOptions(glyphs: glyphs))
        #expect(DrawnSubCells(grid, perRow: glyphs == .block ? 2 : 4).pieces == 1, "\(sweep)\n\(grid.picture)")
      }
    }
  }
}
