import Glibc

/// A program in a real terminal: tmux, without a window, in a server that ends with the session.
///
///     let session = try TmuxSession(command: "exec cat", columns: 40, rows: 5)
///     try session.type("hello")
///     try session.wait { $0.rows[0] == "hello" }
///     try session.press("C-d")
///     try session.exitStatus()  // .exited(0)
///
/// Its calls wait without suspending, so that no more servers run at a time than tests do, which is one a core. A test
/// that measures time should stand in a `.serialized` suite, and judge by a ratio rather than by seconds.
package final class TmuxSession {
  package private(set) var columns: Int
  package private(set) var rows: Int
  /// The process that tmux started: the shell, unless the command is `exec program`.
  package let panePID: pid_t
  /// The device that the program has for its terminal. Another's, perhaps, once the program has ended.
  package let tty: String

  let server: TmuxServer
  let serverPID: pid_t
  let recorder: OutputRecorder

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - command: What `/bin/sh` is to run, in the working directory of the tests.
  ///   - columns: From 1, as are the rows.
  ///   - environment: All that the program gets, `PATH` aside, and what tmux itself sets: `TERM`, `TERM_PROGRAM`,
  ///     `TERM_PROGRAM_VERSION`, `TMUX`, `TMUX_PANE` and `SHELL`.
  ///   - terminal: The value of `TERM`. What tmux does is that of `tmux-256color` in any case.
  package init(
    command: String, columns: Int = 80, rows: Int = 24, environment: [String: String] = ["LC_ALL": "C.UTF-8"],
    terminal: String = "tmux-256color"
  ) throws {
    let server = TmuxServer()
    let recorder = OutputRecorder(folder: server.folder)
    let variables = environment.sorted { $0.key < $1.key }.flatMap { ["-e", "\($0)=\($1)"] }
    let session =
      ["new-session", "-d", "-x", "\(columns)", "-y", "\(rows)"] + variables
      + [Self.keepingTheTerminalOpen + command]
    let question = ["display-message", "-p", "#{pane_tty} #{pane_pid} #{pid}"]
    let answer = try server.run(Self.options(terminal: terminal) + [session, recorder.command, question])
    let words = answer.split { $0 == " " || $0 == "\n" }
    let identifiers = words.compactMap { pid_t($0) }
    guard words.count == 3, identifiers.count == 2 else {
      throw TmuxServer.Failure(commands: [question], reason: answer)
    }
    tty = String(words[0])
    panePID = identifiers[0]
    serverPID = identifiers[1]
    self.columns = columns
    self.rows = rows
    self.server = server
    self.recorder = recorder
  }

  /// A program may close its standard streams before it ends, as `cat` does. tmux would take that for its end, and
  /// hang up on it, sometimes before it has said how it ends. So it has its terminal once more, as descriptor 9.
  private static let keepingTheTerminalOpen = "exec 9>&1\n"

  /// The last screen stays as it is when the program ends; nothing of tmux is drawn; keys are passed on at once.
  private static func options(terminal: String) -> [[String]] {
    [
      ["set-option", "-g", "remain-on-exit", "on"], ["set-option", "-g", "remain-on-exit-format", ""],
      ["set-option", "-g", "status", "off"], ["set-option", "-s", "escape-time", "0"],
      ["set-option", "-g", "default-shell", "/bin/sh"], ["set-option", "-g", "default-terminal", terminal],
    ]
  }

  /// Gives the terminal one size after the other, without waiting for any of them.
  package func resize(through sizes: [(columns: Int, rows: Int)], pauseMicroseconds: UInt32) throws {
    for size in sizes {
      try server.run(["resize-window", "-x", "\(size.columns)", "-y", "\(size.rows)"])
      (columns, rows) = size
      usleep(pauseMicroseconds)
    }
  }

  /// Gives the terminal another size, from 1 x 1. The kernel has it when this returns, the program perhaps not yet.
  package func resize(columns: Int, rows: Int) throws {
    try server.run(["resize-window", "-x", "\(columns)", "-y", "\(rows)"])
    self.columns = columns
    self.rows = rows
    // tmux waits a quarter of a second between two sizes, as it does while a window is dragged.
    try wait { [self] in $0.status != nil || hasItsSize }
  }

  private var hasItsSize: Bool {
    withTerminal { descriptor in
      var size = winsize()
      guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 else { return false }
      return Int(size.ws_col) == columns && Int(size.ws_row) == rows
    }
  }

  /// What `stty` tells of the terminal: speeds, size, special characters and modes, equal if they are.
  ///
  /// tmux takes the terminal away with its program. To see what a program leaves behind, start it from a shell.
  package func terminalSettings() throws -> String {
    let outcome = try ProcessRunner("stty", "-a", "-F", tty).run()
    guard outcome.status == 0 else { throw TmuxServer.Failure(commands: [["stty", tty]], reason: outcome.errors) }
    return outcome.output
  }

  /// A program that ignores the end of its terminal must not stay behind, nor a file that its recorder makes too late.
  deinit {
    let running = try? server.run(["display-message", "-p", "#{?pane_dead,,#{pane_pid}}"])
    if running == "\(panePID)\n" { kill(-panePID, SIGKILL) }
    _ = try? recorder.bytes()
  }
}
