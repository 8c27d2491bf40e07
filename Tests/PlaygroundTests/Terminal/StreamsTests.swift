import TestSupport
import Testing

/// The playground talks with the terminal, whatever its streams are.
@Suite struct StreamsTests {
  private func printed(_ words: String...) throws -> String {
    try ProcessRunner(try BuiltProgram.path(), arguments: ["--print"] + words).run().output
  }

  @Test func pipedTextIsNoKeys() throws {
    let pipe = "<<'END'\nq q q delete everything\nEND"
    let playground = try PlaygroundSession(redirections: pipe)
    try playground.expectBubble("q q q delete everything")
    try playground.press("Down", "Space")
    try playground.expectBubble("--font", "bold", "q q q delete everything")
    #expect(try playground.screen().status == nil)
    try playground.press("q")
    let status = try playground.terminal.exitStatus()
    #expect(status == .exited(0))
  }

  @Test func pipedTextMayHaveManyRows() throws {
    let playground = try PlaygroundSession(redirections: "<<'END'\n\u{4}\u{3}\none\n\ntwo\nEND")
    #expect(try playground.picture().text == BubblePicture(printing: ["\u{4}\u{3}\none\n\ntwo"]).text)
    try playground.press("z")
    #expect(try playground.screen().contains("nothing to undo"))
  }

  @Test func printsIntoAFile() throws {
    let folder = TemporaryFolder()
    let playground = try PlaygroundSession("hello", redirections: ">\(PlaygroundSession.quoted(folder.file("output")))")
    try playground.press("+", "Down", "Down", "End", "PPage", "e", "p")
    let status = try playground.terminal.exitStatus()
    #expect(status == .exited(0))
    #expect(folder.contents(of: "output") == (try printed("-r", "0.6", "hello")))
  }

  @Test func printsNothingWhenItIsLeft() throws {
    let folder = TemporaryFolder()
    let playground = try PlaygroundSession("hello", redirections: ">\(PlaygroundSession.quoted(folder.file("output")))")
    try playground.press("e", "q")
    let status = try playground.terminal.exitStatus()
    #expect(status == .exited(0))
    #expect(folder.contents(of: "output") == "")
  }

  @Test func printsIntoASubstitution() throws {
    let bubble = PlaygroundSession.quoted(try BuiltProgram.path())
    let session = try TmuxSession(command: "x=$(\(bubble) --playground hello); printf '%s|\\n' \"$x\"; exec cat")
    try session.wait { $0.contains("e export") }
    try session.press("g", "e", "p")
    let screen = try session.wait { !$0.modes.isAlternateScreen && $0.contains("|") }
    #expect(screen.text + "\n" == (try printed("-g", "unicode", "hello").dropLast() + "|\n"))
  }

  /// With its colours, since that is a terminal.
  @Test func printsOnTheTerminalItself() throws {
    let playground = try PlaygroundSession("--style", "fill,line", "hello")
    let shown = try playground.picture()
    try playground.press("e", "p")
    let status = try playground.terminal.exitStatus()
    #expect(status == .exited(0))
    let rows = try playground.terminal.styledScreen().prefix { !$0.isEmpty }
    #expect(BubblePicture(printed: rows.joined(separator: "\n")) == shown)
  }
}
