import TestSupport
import Testing

@Suite struct TerminalModesTests {
  /// Writes sequences by `printf` and waits until they were carried out.
  private func session(_ sequences: String) throws -> TmuxSession {
    let session = try TmuxSession(command: "stty -echo; printf '\(sequences)ready'; exec cat -v", columns: 60, rows: 5)
    try session.wait { $0.contains("ready") }
    return session
  }

  @Test(arguments: [
    ("", TerminalModes()),
    (#"\033[?1049h"#, TerminalModes(isAlternateScreen: true)),
    (#"\033[?25l"#, TerminalModes(isCursorVisible: false)),
    (#"\033[?1000h"#, TerminalModes(mouse: .buttons)),
    (#"\033[?1002h\033[?1006h"#, TerminalModes(mouse: .dragging, mouseIsDecimal: true)),
    (#"\033[?1003h"#, TerminalModes(mouse: .movement)),
    (#"\033[?1h\033="#, TerminalModes(cursorKeysAreForApplications: true, keypadIsForApplications: true)),
    (#"\033[4h\033[?7l"#, TerminalModes(insertsCharacters: true, wrapsLines: false)),
    (#"\033[?1049h\033[?1002h\033[?25l\033[?1002l\033[?25h\033[?1049l"#, TerminalModes()),
  ])
  func areSeen(_ sequences: String, _ modes: TerminalModes) throws {
    #expect(try session(sequences).modes() == modes)
  }

  @Test func hiddenCursorIsSeen() throws {
    #expect(try session(#"\033[?25l"#).cursor() == .init(column: 5, row: 0, isVisible: false))
  }

  @Test(arguments: [
    ("", false), (#"\033[?2004h"#, true), (#"\033[?2004h\033[?2004l"#, false), (#"\033[?25;2004h"#, true),
    (#"\033[?2004h\033c"#, false), (#"\033[2004h"#, false),
  ])
  func bracketsAroundPastesAreSeen(_ sequences: String, _ areBracketed: Bool) throws {
    let session = try session(sequences)
    #expect(try session.pastesAreBracketed() == areBracketed)
    try session.paste("one\ntwo")
    try session.press("Enter")
    let pasted = areBracketed ? "^[[200~one" : "one"
    try session.wait { $0.rows[0] == "ready" + pasted && $0.rows[1].hasPrefix("two") }
    #expect(try session.screen().contains("200~") == areBracketed)
  }

  @Test func stylesAreShown() throws {
    let session = try session(#"\033[31mred\033[44m  \033[m\n"#)
    let rows = try session.styledScreen()
    #expect(rows[0] == "\u{1B}[31mred\u{1B}[44m  ")
    #expect(rows[1] == "\u{1B}[39m\u{1B}[49mready")
    #expect(try session.screen().rows[0] == "red")
  }
}
