import Glibc

/// A program that has a pseudo-terminal for its controlling terminal, and a test that reads and writes the other end:
/// where bytes and time are measured. Nothing here understands escape sequences; ``TmuxSession`` does.
///
///     let terminal = try PseudoTerminal(command: "cat", columns: 80, rows: 24)
///     try terminal.write("hi\n")
///     try terminal.read { $0.hasSuffix("hi\r\nhi\r\n") }
///     try terminal.write([4])
///     terminal.wait()  // .exited(0)
package final class PseudoTerminal {
  private var terminal: Terminal
  private var process: ChildProcess
  /// Read from the terminal while something was written to it, and not yet given to the test.
  private var pending: [UInt8] = []
  /// Whether no program has the terminal open any more.
  package private(set) var isAtEnd = false

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - command: A path, or a name that is looked up in `PATH`.
  ///   - environment: All that the program gets.
  package init(
    command: String, arguments: [String] = [],
    environment: [String: String] = ["LC_ALL": "C.UTF-8", "TERM": "xterm-256color"], columns: Int = 80, rows: Int = 24
  ) throws {
    var terminal = Terminal(columns: columns, rows: rows, isRaw: false)
    var launch = Launch(program: command, arguments: arguments.map { Array($0.utf8) }, environment: environment)
    launch.startsSession = true
    let path = terminal.path
    process = try launch.start { actions in
      for stream in STDIN_FILENO...STDERR_FILENO { posix_spawn_file_actions_addopen(&actions, stream, path, O_RDWR, 0) }
    }
    terminal.closeSlave()
    self.terminal = terminal
  }

  package var processIdentifier: pid_t { process.identifier }

  package struct Stuck: Error, CustomStringConvertible {
    package let description: String
  }

  /// Writes to the program as a keyboard does, while it reads what the program shows.
  ///
  /// - Throws: ``Stuck`` if the program takes nothing for ten seconds, or has left the terminal.
  package func write(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      // A program that waits for its output to be read takes no input.
      let isReady = awaitEvents(POLLIN | POLLOUT, milliseconds: 10_000)
      takeOutput()
      guard isReady, !isAtEnd else {
        throw Stuck(description: "the program has not taken \(rest.count) of \(bytes.count) bytes")
      }
      let count = rest.withUnsafeBytes { Glibc.write(terminal.master, $0.baseAddress, $0.count) }
      rest = rest.dropFirst(max(count, 0))
    }
  }

  package func write(_ text: String) throws { try write(Array(text.utf8)) }

  /// What the program has written, and writes in so many seconds.
  package func read(forSeconds seconds: Double) -> [UInt8] {
    let deadline = Deadline(seconds: seconds)
    repeat {
      if awaitEvents(POLLIN, milliseconds: deadline.milliseconds) { takeOutput() }
    } while !deadline.isOver && !isAtEnd
    return takePending()
  }

  /// What the program has written, and writes until it is silent for so long, or has ended.
  ///
  /// - Throws: ``Stuck`` if it is never silent.
  package func readUntilQuiet(milliseconds: Int32, seconds: Double = 10) throws -> [UInt8] {
    let deadline = Deadline(seconds: seconds)
    while !isAtEnd, awaitEvents(POLLIN, milliseconds: milliseconds) {
      takeOutput()
      if deadline.isOver { throw Stuck(description: "the program still writes after \(seconds) s") }
    }
    return takePending()
  }

  /// What the program has written, and writes until that is what is expected.
  ///
  /// - Throws: ``Stuck`` with what there is if that does not come in time.
  @discardableResult
  package func read(seconds: Double = 10, until isExpected: (String) -> Bool) throws -> [UInt8] {
    let deadline = Deadline(seconds: seconds)
    takeOutput()
    while !isExpected(String(decoding: pending, as: UTF8.self)) {
      guard !isAtEnd, awaitEvents(POLLIN, milliseconds: deadline.milliseconds) else {
        let shown = String(decoding: pending, as: UTF8.self).debugDescription
        throw Stuck(description: "after \(seconds) s, or at its end, the program has written only \(shown)")
      }
      takeOutput()
    }
    return takePending()
  }

  /// Gives the terminal another size, of which the kernel tells the program by `SIGWINCH`.
  package func resize(columns: Int, rows: Int) { terminal.resize(columns: columns, rows: rows) }

  /// Takes the terminal away, as when its window is closed: the kernel sends `SIGHUP`, and reading finds the end,
  /// which a program that reads may notice first.
  package func closeMaster() {
    terminal.closeMaster()
    isAtEnd = true
  }

  package func send(signal: Int32) { process.send(signal) }

  /// Waits for the program's end, while it reads what the program shows.
  ///
  /// - Returns: How it ended; nothing if it still runs after so many seconds.
  package func wait(seconds: Double = 10) -> ExitStatus? {
    var status: ExitStatus?
    _ = Deadline(seconds: seconds).wait {
      takeOutput()
      status = process.wait(seconds: 0)
      return status != nil
    }
    return status
  }

  /// Processor time that the program has used so far, user and system.
  package func processorSeconds() -> Double { process.processorSeconds() }

  /// - Returns: Whether there is something, if only the end.
  private func awaitEvents(_ events: Int32, milliseconds: Int32) -> Bool {
    let deadline = Deadline(seconds: Double(milliseconds) / 1000)
    var request = pollfd(fd: terminal.master, events: Int16(events), revents: 0)
    while true {
      let count = poll(&request, 1, deadline.milliseconds)
      if count >= 0 || errno != EINTR { return count > 0 }
    }
  }

  /// Reads what is there, without waiting.
  private func takeOutput() {
    guard !isAtEnd else { return }
    var chunk = [UInt8](repeating: 0, count: 64 * 1024)
    while true {
      let count = Glibc.read(terminal.master, &chunk, chunk.count)
      if count > 0 {
        pending += chunk[..<count]
      } else if count == 0 || errno != EINTR {
        // Once no program has the terminal open, reading fails.
        isAtEnd = count == 0 || errno != EAGAIN
        return
      }
    }
  }

  private func takePending() -> [UInt8] {
    defer { pending = [] }
    return pending
  }
}
