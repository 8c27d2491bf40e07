import Glibc
import TestSupport
import Testing

/// Sizes that no screen has, but a terminal can say it has.
@Suite(.serialized) struct HugeScreenTests {
  @Test(arguments: [(65_535, 3), (80, 32_768), (200, 40_000), (65_535, 24), (32_767, 32_766), (0, 0)])
  func doNoHarm(_ columns: Int, _ rows: Int) throws {
    let terminal = try PseudoTerminal(command: try BuiltProgram.path(), arguments: ["--playground", "Hi"])
    _ = try terminal.readUntilQuiet(milliseconds: 200)
    terminal.resize(columns: columns, rows: rows)
    _ = try terminal.readUntilQuiet(milliseconds: 200)
    terminal.resize(columns: 80, rows: 24)
    _ = try terminal.readUntilQuiet(milliseconds: 200)
    try terminal.write("q")
    #expect(terminal.wait() == .exited(0))
  }

  @Test func mayBeThereAtTheStart() throws {
    let terminal = try PseudoTerminal(
      command: try BuiltProgram.path(), arguments: ["--playground", "Hi"], columns: 65_535, rows: 65_535)
    _ = try terminal.readUntilQuiet(milliseconds: 300)
    terminal.send(signal: SIGTERM)
    #expect(terminal.wait() == .signalled(SIGTERM))
  }
}
