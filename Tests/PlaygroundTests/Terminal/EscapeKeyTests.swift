import TestSupport
import Testing

/// An `ESC` may be a key or the beginning of one.
@Suite(.serialized) struct EscapeKeyTests {
  /// The middle one of several times, since the machine may have been busy with something else.
  @Test(arguments: [("editor", "\r"), ("prompt", "w"), ("help", "?")])
  func actsAtOnce(_ level: String, _ key: String) throws {
    let terminal = try PseudoTerminal(
      command: try BuiltProgram.path(), arguments: ["--playground", "hello"],
      environment: ["LC_ALL": "C.UTF-8", "TERM": "xterm-256color"])
    try terminal.read { $0.contains("export") }
    var durations: [Duration] = []
    for _ in 1...9 {
      try terminal.write(key)
      try terminal.read { !$0.isEmpty }
      _ = try terminal.readUntilQuiet(milliseconds: 20)
      let start = ContinuousClock.now
      try terminal.write("\u{1B}")
      try terminal.read { $0.contains("export") || $0.contains("toggle") }
      durations.append(.now - start)
      _ = try terminal.readUntilQuiet(milliseconds: 5)
    }
    #expect(durations.sorted()[4] < .milliseconds(150), "\(durations)")
  }

  @Test(arguments: ["\u{1B}[B\u{1B}[B\u{1B}[B", "\u{1B}OB\u{1B}OB\u{1B}OB", "j\u{1B}[Bj", "\u{1B}[B\u{1B}OBj"])
  func keysInOneWriteAreKeys(bytes: String) throws {
    let playground = try PlaygroundSession("hello")
    try playground.terminal.send(bytes)
    #expect(try playground.screen().rows[4].hasPrefix("▸textAlignment"))
  }

  /// Both in one write: the prompt is left, and then the program, with the text as it was.
  @Test(arguments: ["w", "Enter", "/", "?", "p", "e"])
  func isFollowedByAnotherKey(level: String) throws {
    let playground = try PlaygroundSession("hello")
    try playground.press(level)
    try playground.screen()
    try playground.terminal.send("\u{1B}q")
    let status = try playground.terminal.exitStatus()
    #expect(status == .exited(0))
  }

  /// Escape leads one level out, and never out of the program.
  @Test func neverQuits() throws {
    let playground = try PlaygroundSession("hello")
    let start = try playground.styledScreen()
    try playground.press("Tab")
    try playground.press("Escape", "Escape", "Escape", "Escape")
    try playground.terminal.wait { _ in try playground.styledScreen() == start }
    #expect(try playground.screen().status == nil)
  }

  @Test func cancelsWhatWasTyped() throws {
    let playground = try PlaygroundSession("hello")
    try playground.select("textInset")
    let start = try playground.styledScreen()
    try playground.press("Enter", "1", "0")
    try playground.expectBubble("--text-inset", "10", "hello")
    try playground.pressEscape()
    try playground.expectScreen(start)
  }
}
