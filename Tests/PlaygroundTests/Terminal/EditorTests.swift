import TestSupport
import Testing

/// The text is typed and pasted, and edited by clusters.
@Suite struct EditorTests {
  private static let text = "é中👩‍💻"

  enum Hand: CaseIterable, Sendable {
    case typing, pasting

    func enter(_ text: String, on playground: PlaygroundSession) throws {
      self == .typing ? try playground.terminal.type(text) : try playground.terminal.paste(text)
    }
  }

  /// An editor with nothing in it.
  private func editor(redirections: String = "") throws -> PlaygroundSession {
    let playground = try PlaygroundSession("x", redirections: redirections)
    try playground.press("Enter", "BSpace")
    try expectField("", cursor: 0, on: playground)
    return playground
  }

  private func expectField(
    _ text: String, cursor: Int, on playground: PlaygroundSession, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let screen = try playground.screen()
    let row = StyledRow.rows([screen.rows[1]])[0]
    let field = StyledRow(row.cells.prefix { $0.character != "│" })
    #expect(field.text == text, sourceLocation: sourceLocation)
    #expect(screen.cursor == Screen.Cursor(column: cursor, row: 1), sourceLocation: sourceLocation)
  }

  /// ncurses has room for one character with its marks in a cell, so that joined emoji are shown as their first one.
  @Test(arguments: Hand.allCases)
  func deletesClusters(_ hand: Hand) throws {
    let playground = try editor()
    try hand.enter(Self.text, on: playground)
    try expectField("é中👩", cursor: 5, on: playground)
    try playground.press("BSpace")
    try expectField("é中", cursor: 3, on: playground)
    try playground.press("BSpace")
    try expectField("é", cursor: 1, on: playground)
    try playground.press("BSpace")
    try expectField("", cursor: 0, on: playground)
    try playground.press("BSpace")
    try expectField("", cursor: 0, on: playground)
    try playground.pressEscape()
    try playground.expectBubble("")
  }

  @Test(arguments: Hand.allCases)
  func movesByClusters(_ hand: Hand) throws {
    let playground = try editor()
    try hand.enter(Self.text, on: playground)
    for (key, column) in [
      ("Left", 3), ("Left", 1), ("Left", 0), ("Left", 0), ("Right", 1), ("Right", 3), ("Right", 5), ("Right", 5),
      ("Home", 0), ("End", 5), ("C-b", 3), ("C-f", 5), ("C-a", 0), ("C-e", 5),
    ] {
      try playground.press(key)
      try expectField("é中👩", cursor: column, on: playground)
    }
    try playground.press("Left", "DC", "Left", "DC")
    try expectField("é", cursor: 1, on: playground)
  }

  /// What cannot be shown is there all the same.
  @Test(arguments: Hand.allCases)
  func keepsWholeClusters(_ hand: Hand) throws {
    let folder = TemporaryFolder()
    let playground = try editor(redirections: ">\(PlaygroundSession.quoted(folder.file("output")))")
    try hand.enter(Self.text + "e\u{301}", on: playground)
    try expectField("é中👩e\u{301}", cursor: 6, on: playground)
    try playground.pressEscape()
    try playground.press("e", "p")
    _ = try playground.terminal.exitStatus()
    let printed = try ProcessRunner(try BuiltProgram.path(), "--print", Self.text + "e\u{301}").run()
    #expect(folder.contents(of: "output") == printed.output)
    #expect(printed.output.unicodeScalars.contains("\u{200D}"))
  }

  /// All but the keys that are signals.
  @Test func pastesTextThatWouldBeKeys() throws {
    let playground = try PlaygroundSession("x")
    try playground.press("Enter", "C-u")
    try playground.terminal.paste("q z\u{1B}[A\u{1}\u{4}\n\n? p\n")
    try playground.expectBubble("q z\u{1B}[A\u{1}\u{4}\n\n? p\n")
    #expect(try playground.screen().rows[1].hasPrefix("q z␛[A␁␄  "))
    #expect(try playground.screen().cursor == Screen.Cursor(column: 0, row: 4))
    try playground.pressEscape()
    try playground.press("z")
    try playground.expectBubble("x")
  }

  @Test func takesPastesOnlyIntoText() throws {
    let playground = try PlaygroundSession("x")
    try playground.terminal.paste("q\nEnter\u{1B}")
    #expect(try playground.screen().rows[22].hasPrefix("to paste a text, press Enter"))
    try playground.expectBubble("x")
    try playground.press("z")
    #expect(try playground.screen().contains("nothing to undo"))
  }

  @Test func pastesAsMuchAsThereIs() throws {
    let playground = try PlaygroundSession("x", columns: 100, rows: 40)
    let text = (1...9000).map(String.init).joined(separator: " ")
    try playground.press("Enter", "C-u")
    try playground.terminal.paste(text)
    try playground.terminal.wait { $0.rows[1].contains("8999 9000 │") }
    try playground.pressEscape()
    try playground.press("e", "End")
    try playground.terminal.wait { $0.rows[37].hasSuffix("8999 9000'") || $0.contains("8999 9000'") }
  }
}
