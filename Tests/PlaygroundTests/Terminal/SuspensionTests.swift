import Glibc
import TestSupport
import Testing

/// While the playground is stopped the terminal is the shell's, as it was before.
@Suite struct SuspensionTests {
  enum Way: Hashable, Sendable, CaseIterable {
    case key, signal
  }

  private func stop(_ shell: ShellSession, _ way: Way) throws {
    switch way {
    case .key: try shell.terminal.press("C-z")
    case .signal: try shell.send(SIGTSTP)
    }
    try shell.waitForPrompt()
  }

  @Test(arguments: Way.allCases)
  func givesTheTerminalBackAndTakesItAgain(_ way: Way) throws {
    let shell = try ShellSession()
    let before = try TerminalState(shell.terminal)
    let start = try shell.play("hello")
    let during = try TerminalState(shell.terminal)
    for _ in 1...2 {
      try stop(shell, way)
      #expect(try TerminalState(shell.terminal) == before)
      #expect(try shell.status() == 128 + Int(SIGTSTP))
      try shell.run("clear; echo; echo some text of the shell")
      try shell.run("fg")
      try shell.waitForScreen(start)
      #expect(try TerminalState(shell.terminal) == during)
    }
    try shell.terminal.press("Down")
    try shell.terminal.wait { $0.rows[2].hasPrefix("▸font") }
    try shell.terminal.press("q")
    try shell.waitForPrompt()
    #expect(try TerminalState(shell.terminal) == before)
    #expect(try shell.status() == 0)
  }

  @Test func fitsASizeThatCameWhileItWasStopped() throws {
    let shell = try ShellSession()
    try shell.play("hello")
    try stop(shell, .key)
    try shell.terminal.resize(columns: 100, rows: 30)
    try shell.run("fg")
    try shell.waitForScreen(try PlaygroundSession("hello", columns: 100, rows: 30).styledScreen())
    try stop(shell, .signal)
    try shell.terminal.resize(columns: 64, rows: 21)
    try shell.run("fg")
    try shell.waitForScreen(try PlaygroundSession("hello", columns: 64, rows: 21).styledScreen())
    try shell.terminal.press("Down")
    try shell.terminal.wait { $0.rows[2].hasPrefix("▸font") }
  }

  /// A job in the background that is told to go on has no terminal to take over.
  @Test func waitsForTheForeground() throws {
    let shell = try ShellSession()
    let before = try TerminalState(shell.terminal)
    let start = try shell.play("hello")
    try stop(shell, .signal)
    try shell.send(SIGCONT)
    #expect(
      try Deadline(seconds: 10).wait { try shell.playgroundState() == "T" && TerminalState(shell.terminal) == before })
    #expect(try shell.status() == 128 + Int(SIGTSTP))
    #expect(try TerminalState(shell.terminal) == before)
    try shell.run("fg")
    try shell.waitForScreen(start)
    try shell.terminal.press("q")
    try shell.waitForPrompt()
    #expect(try TerminalState(shell.terminal) == before)
  }

  /// Nothing can be tidied up before that signal, but all is right again after it.
  @Test func comesBackFromTheSignalThatCannotBeCaught() throws {
    let shell = try ShellSession()
    let start = try shell.play("hello")
    try shell.send(SIGSTOP)
    try shell.terminal.wait { $0.contains("ready>") }
    // In the playground's key mode the Enter key ends no line.
    try shell.terminal.send("stty sane; echo some text of the shell\nfg\n")
    try shell.waitForScreen(start)
    try shell.terminal.press("Down")
    try shell.terminal.wait { $0.rows[2].hasPrefix("▸font") }
  }

  @Test func staysWhereItWas() throws {
    let shell = try ShellSession()
    try shell.play("hello")
    try shell.terminal.press("Enter", "Left", "Left", "x")
    try shell.terminal.wait { $0.contains("│ helxlo │") }
    try shell.terminal.settle()
    let editing = try shell.styledScreen()
    #expect(editing.cursor == Screen.Cursor(column: 4, row: 1))
    try stop(shell, .key)
    try shell.run("fg")
    try shell.waitForScreen(editing)
    try shell.terminal.type("y")
    try shell.terminal.wait { $0.contains("│ helxylo │") }
  }
}
