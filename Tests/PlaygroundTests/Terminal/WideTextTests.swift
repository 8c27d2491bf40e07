import TestSupport
import Testing

/// Letters of two cells, cut by the edges of what is shown.
@Suite struct WideTextTests {
  private static let text = String(repeating: "漢字", count: 6) + "\nab" + String(repeating: "漢字", count: 6)

  /// The part of a printed bubble between two columns, with blanks for halves of letters.
  private func part(of printed: BubblePicture, from start: Int, columns: Int) -> BubblePicture {
    let rows = printed.rows.map { row in
      let cells: [Character?] = row.text.flatMap { "漢字".contains($0) ? [$0, nil] : [$0] }
      let part = cells.dropFirst(start).prefix(columns)
      return String(
        part.indices.compactMap { index in
          let isFirstHalf = index + 1 < cells.count && cells[index + 1] == nil
          let isCut = isFirstHalf ? index + 1 == part.endIndex : cells[index] == nil && index == part.startIndex
          return isCut ? " " : cells[index]
        })
    }
    return BubblePicture(printed: rows.joined(separator: "\n"))
  }

  /// Expects the part of the bubble that the preview has room for, and nothing that has gone stale.
  private func expectPart(
    of text: String, from start: Int = 0, on playground: PlaygroundSession, _ place: String
  ) throws {
    let screen = try playground.styledScreen()
    let divider = screen.rows[0].cells.firstIndex { $0.character == "│" }
    let printed = try BubblePicture(printing: [text], columns: playground.columns)
    let expected = part(of: printed, from: start, columns: playground.columns - (divider.map { $0 + 1 } ?? 0))
    let shown = BubblePicture(onScreen: screen.rows, isFolded: divider == nil)
    #expect(shown.text == expected.text, "\(place)")
    try expectNothingStale(screen, on: playground, place)
  }

  /// Expects that drawing everything anew changes nothing.
  private func expectNothingStale(_ shown: StyledScreen, on playground: PlaygroundSession, _ place: String) throws {
    try playground.press("C-l")
    let anew = try playground.styledScreen()
    #expect(shown.differences(to: anew) == [], "\(place)")
  }

  @Test func isCutByTheWindow() throws {
    let playground = try PlaygroundSession(Self.text)
    for columns in [Int](58...76).reversed() + [Int](20...34).reversed() {
      playground.announce(columns: columns)
      try expectPart(of: Self.text, on: playground, "\(columns) columns")
    }
  }

  @Test func isCutByTheEdgeOfTheTerminal() throws {
    let playground = try PlaygroundSession(Self.text, columns: 68)
    for columns in (61...67).reversed() {
      try playground.resize(columns: columns, rows: 24)
      try expectPart(of: Self.text, on: playground, "\(columns) columns")
    }
  }

  @Test(arguments: [Self.text, "a" + Self.text])
  func isCutByScrolling(text: String) throws {
    let playground = try PlaygroundSession(text, columns: 60)
    let start = try playground.styledScreen()
    try playground.press("Tab")
    let limit = try BubblePicture(printing: [text]).columns - 16
    #expect(limit == 14)
    for step in [Int](1...limit) + [limit] {
      try playground.press("l")
      try expectPart(of: text, from: step, on: playground, "\(step) to the right")
    }
    for step in (0..<limit).reversed() {
      try playground.press("h")
      try expectPart(of: text, from: step, on: playground, "\(step) to the right, on the way back")
    }
    try playground.press("Tab")
    try playground.expectScreen(start)
  }

  /// A list over the text, and the text again.
  @Test func isCoveredByAList() throws {
    let playground = try PlaygroundSession(Self.text, columns: 80)
    for keys in [["f"], ["p"], ["Escape"], ["Enter"], ["Escape"], ["f"], ["?"], ["Escape"]] {
      if keys == ["Escape"] { try playground.pressEscape() } else { try playground.press(keys) }
      try expectNothingStale(try playground.styledScreen(), on: playground, "after \(keys)")
    }
  }
}
