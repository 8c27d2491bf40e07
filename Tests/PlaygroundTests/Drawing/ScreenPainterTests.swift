import SpeechBubble
import Testing

@testable import Playground

@Suite struct ScreenPainterTests {
  private static let text = "漢字 and a text that is longer than most panes\nwith 👩\u{200D}💻 and\ttabs"

  private func levels() -> [PlaygroundState] {
    var states = [PlaygroundState(Design(Bubble(Self.text, style: [.fill, .line], arrowPosition: .left)))]
    for keys in ["\r", "jj\r", "jjjj\r", "/zz", "?", "e", "p", "f", "w", "s", "\t"] {
      var state = states[0]
      var parser = InputParser()
      for event in parser.feed(Array(keys.utf8)) { _ = state.handle(event, on: ScreenMap()) }
      states.append(state)
    }
    return states
  }

  /// At every size and every level the picture is as large as the screen, and nothing traps.
  @Test func everySizeIsDrawn() {
    for state in levels() {
      for columns in [1, 2, 3, 10, 19, 20, 21, 43, 59, 60, 61, 80, 300] {
        for rows in [1, 2, 4, 5, 6, 7, 19, 20, 21, 24, 100] {
          let size = ScreenSize(columns: columns, rows: rows)
          let picture = paint(state, size)
          #expect((picture.grid.columns, picture.grid.rows) == (columns, rows))
          if let cursor = picture.cursor {
            #expect(cursor.column < columns && cursor.row < rows, "\(state.level) \(size)")
          }
        }
      }
    }
  }

  private func paint(_ state: PlaygroundState, _ size: ScreenSize) -> ScreenPicture {
    let options = state.design.renderOptions(RenderOptions(), automaticColumns: size.columns)
    var painter = ScreenPainter(state, Preview(state.design, options), signs: .unicode, isStyled: true) { _ in Self.text
    }
    return painter.paint(size)
  }

  /// What the parts of the screen have: all of it, nothing twice.
  @Test func layoutCoversTheScreenOnce() {
    for columns in 20...300 {
      for rows in 5...100 {
        for isFolded in [false, true] {
          guard let layout = ScreenLayout(ScreenSize(columns: columns, rows: rows), isFolded: isFolded) else {
            Issue.record("no layout for \(columns) x \(rows)")
            continue
          }
          let areas = [layout.panel, layout.title, layout.preview, layout.description, layout.keyBar]
          let cells = areas.reduce(0) { $0 + $1.columns * $1.rows }
          let divider = layout.isFolded ? 0 : layout.panel.rows
          #expect(cells + divider == columns * rows)
          #expect(areas.allSatisfy { $0.columns > 0 && $0.rows > 0 })
        }
      }
    }
  }

  @Test func smallScreensShowTheSelectedPropertyAlone() {
    var state = PlaygroundState(Design(Bubble("hi", style: .line, arrowPosition: .bottom)))
    state.select(11)
    let picture = paint(state, ScreenSize(columns: 40, rows: 9))
    #expect(
      picture.grid.picture == """
        ▸cornerRadius       ‹ 1 ›      1
        6 × 4, max 40, unicode

                         ╭────╮
                         │ hi │
                         ╰╮  ╭╯
                           ╲╱
        cornerRadius: 0 square, 1-3 rounded, la…
        ? help q quit Enter edit Space toggle
        """)
  }

  @Test func ellipsisIsOfTheSigns() {
    let state = PlaygroundState(Design(Bubble(Self.text, style: .line, arrowPosition: .bottom), glyphs: .ascii))
    let preview = Preview(state.design, RenderOptions(width: .atMost(60), glyphs: .ascii))
    var painter = ScreenPainter(state, preview, signs: .ascii, isStyled: true) { _ in "" }
    let scalars = painter.paint(ScreenSize(columns: 80, rows: 24)).grid.picture.unicodeScalars
    let foreign = scalars.filter { !$0.isASCII && !Self.text.unicodeScalars.contains($0) && $0 != "\u{240A}" }
    #expect(foreign.map(String.init) == [])
  }
}
