import TestSupport
import Testing

@Suite struct SmallScreenTests {
  static let sizes = [(1, 1), (2, 2), (10, 3), (20, 5), (19, 24), (80, 4), (20, 24), (59, 24), (80, 19)]

  @Test(arguments: sizes)
  func growsToTheFullView(_ columns: Int, _ rows: Int) throws {
    let playground = try PlaygroundSession("hello", columns: columns, rows: rows)
    if columns < 20 || rows < 5 { #expect(try playground.screen().text == notice(columns)) }
    try playground.press("Down", "End", "Right", "Home", "z", "?")
    try playground.pressEscapeAtAnySize()
    #expect(try playground.screen().status == nil)
    try playground.resize(columns: 80, rows: 24)
    try playground.expectScreen(try PlaygroundSession("hello").styledScreen())
    try playground.press("q")
    let status = try playground.terminal.exitStatus()
    #expect(status == .exited(0))
  }

  /// The last cell of a screen of one column cannot be written without scrolling.
  private func notice(_ columns: Int) -> String { columns == 1 ? "" : String("terminal too small".prefix(columns)) }

  @Test func noticeGoesWhenTheScreenShrinks() throws {
    let playground = try PlaygroundSession("hello", columns: 20, rows: 5)
    try playground.resize(columns: 1, rows: 1)
    #expect(try playground.screen().text == "")
    try playground.resize(columns: 10, rows: 4)
    #expect(try playground.screen().text == "terminal t")
    try playground.resize(columns: 1, rows: 4)
    #expect(try playground.screen().text == "t")
  }

  @Test(arguments: sizes)
  func quits(_ columns: Int, _ rows: Int) throws {
    let playground = try PlaygroundSession("hello", columns: columns, rows: rows)
    try playground.press("q")
    let status = try playground.terminal.exitStatus()
    #expect(status == .exited(0))
  }

  @Test func foldsThePanelWhereThereIsNoRoom() throws {
    let playground = try PlaygroundSession("hello", columns: 20, rows: 8)
    let screen = try playground.screen()
    #expect(
      screen.text == """
        ▸text
        9 × 4, max 20, unico
             ╭───────╮
             │ hello │
             ╰──╮  ╭─╯
                 ╲╱
        text: what is said;…
        ? help q quit
        """)
  }
}
