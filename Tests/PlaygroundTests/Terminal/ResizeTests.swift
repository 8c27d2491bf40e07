import Glibc
import TestSupport
import Testing

@Suite struct ResizeTests {
  private static let text = "Hello, wide world"

  /// So many sizes, and at last the usual one.
  private func sizes(_ count: Int, seed: UInt64) -> [(columns: Int, rows: Int)] {
    var random = SeededRandom(seed: seed)
    let sizes = (1..<count).map { _ in
      // Half of them small, where things are cut.
      let isSmall = Bool.random(using: &random)
      return (
        columns: Int.random(in: 1...(isSmall ? 40 : 300), using: &random),
        rows: Int.random(in: 1...(isSmall ? 12 : 100), using: &random)
      )
    }
    return [(1, 1), (300, 100)] + sizes + [(80, 24)]
  }

  private func freshScreen() throws -> StyledScreen { try PlaygroundSession(Self.text).styledScreen() }

  @Test func showsTheSameAfterManySizes() throws {
    let playground = try PlaygroundSession(Self.text)
    try playground.terminal.resize(through: sizes(200, seed: 1), pauseMicroseconds: 5000)
    try playground.resize(columns: 80, rows: 24)
    try playground.expectScreen(try freshScreen())
    try playground.press("q")
    let status = try playground.terminal.exitStatus()
    #expect(status == .exited(0))
  }

  /// tmux lets a program know of four sizes a second. The kernel lets it know of all.
  @Test func showsTheSameAfterManySignals() throws {
    let playground = try PlaygroundSession(Self.text, columns: 300, rows: 100)
    for size in sizes(200, seed: 2) {
      playground.terminal.announce(columns: size.columns, rows: size.rows)
      usleep(5000)
    }
    try playground.resize(columns: 80, rows: 24)
    try playground.expectScreen(try freshScreen())
    try playground.press("Down", "z")
    #expect(try playground.screen().contains("nothing to undo"))
  }

  /// A terminal that had another size for a moment has lost what had no room then.
  @Test func drawsAnewAfterASizeThatWasNotSeen() throws {
    let terminal = try PseudoTerminal(
      command: try BuiltProgram.path(), arguments: ["--playground", Self.text],
      environment: ["LC_ALL": "C.UTF-8", "TERM": "xterm"])
    try terminal.read { $0.contains("export") }
    _ = try terminal.readUntilQuiet(milliseconds: 100)
    terminal.send(signal: SIGWINCH)
    try terminal.read { $0.contains("property") && $0.contains("│ Hello, wide world │") && $0.contains("export") }
  }
}
