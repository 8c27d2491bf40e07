import Testing

@testable import SpeechBubble

struct WidthLimitTests {
  private static let text = "Measure me please, 世界 and a Donaudampfschifffahrtsgesellschaft\nsecond line"

  /// Whatever is asked, the bubble fits; an exact width is met; too little is an error that names the least.
  @Test func bubblesKeepToTheirWidth() throws {
    for sweep in SweepCase.everyPair(seed: 9).enumerated().filter({ $0.offset % 3 == 0 }).map(\.element) {
      let bubble = sweep.bubble.text(Self.text)
      for columns in [1, 2, 5, 6, 7, 8, 9, 12, 17, 20, 33, 60, 200] {
        for width in [WidthLimit.atMost(columns), .exactly(columns)] {
          let options = RenderOptions(width: width, glyphs: sweep.glyphs)
          if columns < bubble.leastColumns {
            let error = BubbleError.tooNarrow(needed: bubble.leastColumns, available: columns)
            #expect(throws: error) { try bubble.measure(options) }
            continue
          }
          let layout = try bubble.measure(options)
          #expect(layout.columns <= columns, "\(sweep) in \(columns)")
          if case .exactly = width { #expect(layout.columns == columns, "\(sweep)") }
          let content = layout.geometry.content
          #expect(layout.text.columns <= content.columns && content.columns >= 2, "\(sweep) in \(columns)")
        }
      }
    }
  }

  @Test func aTailIsAsLongAsTheRowsAllow() throws {
    let bubble = Bubble("a b c d e f g h", style: .line, arrowPosition: .left).arrowSize(3)
    expectPicture(
      try bubble.render(maxColumns: 11),
      """
        ╭───────╮
       ╱  a b c │
      <   d e f │
       ╲   g h  │
        ╰───────╯
      """)
  }

  @Test func anExactWidthPads() throws {
    expectPicture(
      try Bubble("hi", style: .line, arrowPosition: .right).render(RenderOptions(width: .exactly(12))),
      """
      ╭─────────╮
      │   hi     >
      ╰─────────╯
      """)
  }

  @Test func wordsThatMayRunOverTakeTheBorder() throws {
    let bubble = Bubble("a verylongword b", style: .line, arrowPosition: .bottom).clipsToBounds(false)
    expectPicture(
      try bubble.render(maxColumns: 10),
      """
      ╭────────╮
      │   a    │
      │ verylongword
      │   b    │
      ╰──╮  ╭──╯
          ╲╱
      """, keepsOutline: false)
  }

  @Test func sizesAreKnownBeforeDrawing() throws {
    for sweep in SweepCase.everyPair(seed: 10).enumerated().filter({ $0.offset % 5 == 0 }).map(\.element) {
      let layout = try sweep.bubble.measure(RenderOptions(glyphs: sweep.glyphs))
      let grid = layout.render()
      #expect((grid.columns, grid.rows) == (layout.columns, layout.rows))
      let bands = stride(from: 0, to: layout.rows, by: 2).map {
        layout.render(rows: $0..<min($0 + 2, layout.rows)).picture
      }
      #expect(bands.joined(separator: "\n") == grid.picture, "\(sweep)")
    }
  }
}
