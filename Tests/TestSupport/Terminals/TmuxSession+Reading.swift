import Glibc

extension TmuxSession {
  /// What the terminal shows now.
  package func screen() throws -> Screen {
    let fields = Screen.format.map { "#{\($0)}" }.joined(separator: ",")
    let printed = try server.run(["display-message", "-p", fields], ["capture-pane", "-p"])
    let screen = Screen(printed: printed, rowCount: rows)
    // tmux 3.3a sometimes misses that a program has ended, until it is told of the next one that has.
    if screen.isLeft, screen.status == nil { kill(serverPID, SIGCHLD) }
    return screen
  }

  /// The rows with their colours and attributes as SGR sequences, which carry on from row to row, and with all the
  /// blanks that the program has written.
  package func styledScreen() throws -> [String] {
    let lines = try server.run(["capture-pane", "-p", "-e", "-N"]).split(
      separator: "\n", omittingEmptySubsequences: false)
    return lines.prefix(rows).map(String.init)
  }

  /// All that was shown and scrolled away, and the screen, with the lines that the terminal wrapped joined; without the
  /// empty lines at the end.
  package func scrollback() throws -> String {
    let lines = try server.run(["capture-pane", "-p", "-J", "-S", "-"]).split(
      separator: "\n", omittingEmptySubsequences: false)
    return lines.prefix((lines.lastIndex { !$0.allSatisfy { $0 == " " } } ?? -1) + 1).map { $0 + "\n" }.joined()
  }

  package func cursor() throws -> Screen.Cursor { try screen().cursor }

  package func modes() throws -> TerminalModes { try screen().modes }

  /// Every byte the program has written, up to what was seen of it last.
  package func output() throws -> [UInt8] { try recorder.bytes() }

  /// Whether the program has asked for brackets around what is pasted (mode 2004), which tmux does not tell: this
  /// follows from what was written.
  package func pastesAreBracketed() throws -> Bool { try privateModes().contains(2004) }

  /// All private modes that the program has set and not reset.
  package func privateModes() throws -> Set<Int> { PrivateModes(in: try output()).set }

  package struct Unseen: Error, CustomStringConvertible {
    package let seconds: Double
    package let screen: Screen
    package var description: String { "not seen in \(seconds) s; the screen is\n\(screen)" }
  }

  /// Waits for a screen.
  ///
  /// - Throws: ``Unseen``, which shows the last one, if none was right in time.
  @discardableResult
  package func wait(seconds: Double = 10, until isRight: (Screen) throws -> Bool) throws -> Screen {
    var seen = try screen()
    let isSeen = try Deadline(seconds: seconds).wait {
      seen = try screen()
      return try isRight(seen)
    }
    guard isSeen else { throw Unseen(seconds: seconds, screen: seen) }
    return seen
  }

  /// Waits until the screen has not changed for 50 ms.
  @discardableResult
  package func settle(seconds: Double = 10) throws -> Screen {
    var last = try screen()
    return try wait(seconds: seconds) { _ in
      usleep(50_000)
      let next = try screen()
      defer { last = next }
      return next == last
    }
  }

  /// Waits for the program's end.
  package func exitStatus(seconds: Double = 10) throws -> ExitStatus {
    let status = try wait(seconds: seconds) { $0.status != nil }.status
    return status!
  }
}
