import Glibc
import TestSupport
import Testing

/// When its terminal goes away the playground ends, at once and without a fuss.
@Suite struct HangUpTests {
  private func expectEnd(of terminal: PseudoTerminal, _ expected: TestSupport.ExitStatus) throws {
    try terminal.read { $0.contains("export") }
    _ = try terminal.readUntilQuiet(milliseconds: 50)
    let used = terminal.processorSeconds()
    terminal.closeMaster()
    let status = terminal.wait(seconds: 2)
    #expect(status == expected)
    #expect(terminal.processorSeconds() - used < 0.5)
  }

  private let environment = ["LC_ALL": "C.UTF-8", "TERM": "xterm-256color", "PATH": "/usr/bin:/bin"]

  @Test func endsWithTheTerminal() throws {
    let terminal = try PseudoTerminal(
      command: try BuiltProgram.path(), arguments: ["--playground", "hello"], environment: environment)
    try expectEnd(of: terminal, .signalled(SIGHUP))
  }

  private func ignoring(_ signals: String) throws -> PseudoTerminal {
    let script =
      "trap '' \(signals); exec \(PlaygroundSession.quoted(try BuiltProgram.path())) --playground hello 2>/dev/null"
    return try PseudoTerminal(command: "sh", arguments: ["-c", script], environment: environment)
  }

  /// Under `nohup` no signal tells of it, only the end of what is read.
  @Test func endsThoughHangUpsAreIgnored() throws { try expectEnd(of: ignoring("HUP"), .exited(1)) }

  @Test func ignoredSignalsStayIgnored() throws {
    let terminal = try ignoring("HUP INT TERM")
    try terminal.read { $0.contains("export") }
    for signal in [SIGHUP, SIGINT, SIGTERM] { terminal.send(signal: signal) }
    try terminal.write("z")
    try terminal.read { $0.contains("nothing to undo") }
    try terminal.write("q")
    #expect(terminal.wait() == .exited(0))
  }

  @Test func endsWhileItIsStillAskedForItsBackground() throws {
    let terminal = try PseudoTerminal(
      command: try BuiltProgram.path(), arguments: ["--playground", "hello"], environment: environment)
    try terminal.read { $0.contains("]11;?") }
    terminal.closeMaster()
    #expect(terminal.wait(seconds: 2) == .signalled(SIGHUP))
    #expect(terminal.processorSeconds() < 0.5)
  }
}
