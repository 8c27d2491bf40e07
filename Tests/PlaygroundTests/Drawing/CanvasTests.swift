import SpeechBubble
import Testing

@testable import Playground

@Suite struct CanvasTests {
  private func picture(_ columns: Int, _ draw: (inout Canvas) -> Void) -> [Substring] {
    var canvas = Canvas(ScreenSize(columns: columns, rows: 1))
    draw(&canvas)
    return canvas.grid.picture.split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test(
    arguments: [
      (10, 0, 100, "a中b", "a中b"), (3, 0, 100, "a中b", "a中"), (2, 0, 100, "a中b", "a"), (10, 3, 2, "a中b", "   a"),
      (10, 8, 100, "👩\u{200D}💻x", "        👩\u{200D}💻"), (4, 0, 100, "e\u{301}f", "e\u{301}f"),
    ])
  func textIsCutBetweenClusters(_ columns: Int, _ start: Int, _ limit: Int, _ text: String, _ expected: String) {
    let rows = picture(columns) { $0.write(text, at: ScreenPoint(column: start, row: 0), limit: limit) }
    #expect(rows == [Substring(expected)])
  }

  /// A wide character that the edge of an area cuts is blank, whichever half is outside.
  @Test func halfCoveredCharactersAreBlank() throws {
    let grid = try Bubble("漢字漢字", style: .line, arrowPosition: .bottom).borderWidth(0).arrowSize(0).textInset(0)
      .render()
    let area = CellRectangle(column: 2, row: 0, columns: 6, rows: 1)
    let expected = [
      -6: "  字", -5: "  _字_", -4: "  漢字", -3: "  _漢字_", -2: "  漢字", -1: "  漢字漢_", 0: "  字漢字", 1: "  _字漢_", 2: "  漢字漢",
      3: "   漢字_",
    ]
    for column in [0, 1, 2, 3] {
      let rows = picture(12) { $0.draw(grid, at: ScreenPoint(column: column, row: 0), in: area, isStyled: true) }
      let wanted = expected[column]!.replacing("_", with: " ")
      #expect(String(rows[0]) == String(wanted.reversed().drop { $0 == " " }.reversed()), "at \(column)")
    }
  }
}
