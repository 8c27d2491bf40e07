import TestSupport
import Testing

/// What the terminal says of its colours.
@Suite struct AppearanceTests {
  private static let words = ["--style", "fill,line", "hello"]

  private func expect(
    _ appearance: String, on playground: PlaygroundSession, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let title = try playground.screen().rows[0]
    let names = ["light", "dark"].filter { title.hasSuffix(", unicode, \($0)") }
    #expect(names == (appearance == "auto" ? [] : [appearance]), "\(title)", sourceLocation: sourceLocation)
    try playground.expectBubble(["--appearance", appearance] + Self.words, sourceLocation: sourceLocation)
  }

  @Test(arguments: [
    ("]11;rgb:ffff/ffff/ffff\u{1B}\\", "light"), ("]11;rgb:00/00/00\u{7}", "dark"),
    ("]11;rgb:fdf6/e3e3/dddd\u{7}", "light"), ("]11;rgba:1c1c/1c1c/1e1e/ffff\u{1B}\\", "dark"),
    ("[?997;1n", "dark"), ("[?997;2n", "light"), ("]11;rgb:zz/00/00\u{7}", "auto"), ("]10;rgb:ff/ff/ff\u{7}", "auto"),
    ("[?997;3n", "auto"), ("]11;?\u{1B}\\", "auto"),
  ])
  func followsTheTerminal(reply: String, appearance: String) throws {
    let playground = try PlaygroundSession(Self.words)
    try expect("auto", on: playground)
    try playground.terminal.send("\u{1B}" + reply)
    try expect(appearance, on: playground)
    try playground.press("z")
    #expect(try playground.screen().contains("nothing to undo"), "it is nothing that somebody did")
  }

  @Test func semanticColoursDiffer() throws {
    let pictures = try ["auto", "light", "dark"].map { try BubblePicture(printing: ["--appearance", $0] + Self.words) }
    #expect(Set(pictures).count >= 2)
    #expect(pictures[1] != pictures[2])
  }

  @Test func changesWhenTheTerminalDoes() throws {
    let playground = try PlaygroundSession(Self.words)
    for _ in 1...2 {
      try playground.terminal.send("\u{1B}[?997;1n")
      try expect("dark", on: playground)
      try playground.terminal.send("\u{1B}[?997;2n")
      try expect("light", on: playground)
    }
  }

  @Test func isOverridden() throws {
    let playground = try PlaygroundSession(Self.words)
    try playground.terminal.send("\u{1B}]11;rgb:0000/0000/0000\u{1B}\\")
    try expect("dark", on: playground)
    try playground.press("a")
    try expect("light", on: playground)
    try playground.terminal.send("\u{1B}[?997;1n")
    try expect("light", on: playground)
    try playground.press("a")
    try expect("dark", on: playground)
    try playground.terminal.send("\u{1B}[?997;2n")
    try expect("dark", on: playground)
    try playground.press("a")
    try expect("light", on: playground)
    try playground.press("z", "z")
    try expect("light", on: playground)
    try playground.press("z")
    try expect("light", on: playground)
  }

  @Test func asksOnceAndWaitsForNoAnswer() throws {
    let terminal = try PseudoTerminal(
      command: try BuiltProgram.path(), arguments: ["--playground"] + Self.words,
      environment: ["LC_ALL": "C.UTF-8", "TERM": "xterm-256color"])
    let start = try terminal.read { $0.contains("export") }
    #expect(String(decoding: start, as: UTF8.self).split(separator: "\u{1B}]11;?\u{1B}\\").count == 2)
    try terminal.write("\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\")
    try terminal.read { $0.contains("light") }
    try terminal.write("q")
    #expect(terminal.wait() == .exited(0))
  }
}
