import Glibc
import TestSupport
import Testing

/// A shell with job control in a real terminal, and the playground as one of its jobs.
final class ShellSession {
  let terminal: TmuxSession
  private let folder = TemporaryFolder()

  private static let prompt = "ready>"

  init(columns: Int = 80, rows: Int = 24) throws {
    folder.write(
      """
      ulimit -c 0
      echo $$ >\(PlaygroundSession.quoted(folder.file("process")))
      exec \(PlaygroundSession.quoted(try BuiltProgram.path())) --playground "$@"
      """, to: "play")
    terminal = try TmuxSession(
      command: "exec sh -i", columns: columns, rows: rows,
      environment: ["LC_ALL": "C.UTF-8", "PS1": Self.prompt + " ", "PLAY": folder.file("play")])
    try waitForPrompt()
  }

  func run(_ line: String) throws {
    try terminal.type(line)
    try terminal.press("Enter")
  }

  /// Starts the playground in the foreground.
  ///
  /// - Returns: Its first screen.
  @discardableResult
  func play(_ text: String) throws -> StyledScreen {
    try run("sh \"$PLAY\" \(PlaygroundSession.quoted(text))")
    try terminal.wait { $0.modes.isAlternateScreen && $0.contains("export") }
    try terminal.settle()
    return try styledScreen()
  }

  func styledScreen() throws -> StyledScreen {
    let cursor = try terminal.cursor()
    return StyledScreen(try terminal.styledScreen(), cursor: cursor)
  }

  /// Waits until the shell has the terminal again.
  func waitForPrompt() throws {
    try terminal.wait { $0.rows.last { !$0.isEmpty } == Self.prompt && !$0.modes.isAlternateScreen }
  }

  /// The status of what was run last, as the shell has it.
  func status() throws -> Int {
    try run("echo \"status:$?.\"")
    let screen = try terminal.wait { $0.rows.contains { $0.hasPrefix("status:") } }
    let row = screen.rows.last { $0.hasPrefix("status:") }
    return try #require(row.flatMap { Int($0.dropFirst(7).dropLast()) })
  }

  private func process() throws -> pid_t { try #require(pid_t(folder.contents(of: "process").dropLast())) }

  /// Sends the playground a signal.
  func send(_ signal: Int32) throws { kill(try process(), signal) }

  /// Whether the playground sleeps (`S`) or is stopped (`T`), as the kernel has it.
  func playgroundState() throws -> Character? { try ProcessState.of(process()) }

  /// Waits for a screen that is the same in every cell.
  func waitForScreen(_ expected: StyledScreen, sourceLocation: SourceLocation = #_sourceLocation) throws {
    var differences: [String] = []
    _ = try Deadline(seconds: 10).wait {
      differences = try styledScreen().differences(to: expected)
      return differences.isEmpty
    }
    #expect(differences == [], sourceLocation: sourceLocation)
  }
}

/// What a terminal is set to.
struct TerminalState: Hashable {
  let settings: String
  let modes: TerminalModes
  /// Besides that of the cursor, which may be set again before it is reset.
  let privateModes: Set<Int>

  init(_ terminal: TmuxSession) throws {
    settings = try terminal.terminalSettings()
    modes = try terminal.modes()
    privateModes = try terminal.privateModes().subtracting([25])
  }
}
