import Glibc

extension TmuxSession {
  package struct Busy: Error, CustomStringConvertible {
    let seconds: Double
    package var description: String { "the program has not waited for input for \(seconds) s" }
  }

  /// Waits until the program has taken all that was sent to it, and has shown what it made of that.
  ///
  /// It is for programs that the session's shell has become by `exec`, and that sleep only to wait for input. What they
  /// do later of their own accord, as when an `ESC` turns out to be a key, has to be waited for by its effect.
  ///
  /// - Returns: The screen.
  @discardableResult
  package func idleScreen(seconds: Double = 10) throws -> Screen {
    // tmux has sent what it was given, and read what there was to read, when it answers the next question. A program
    // whose output nobody reads sleeps as well, so it has to sleep twice.
    var last = try screen()
    let isIdle = try Deadline(seconds: seconds).wait {
      let wasWaiting = isWaitingForInput
      let next = try screen()
      defer { last = next }
      return next.status != nil || wasWaiting && isWaitingForInput && next == last
    }
    guard isIdle else { throw Busy(seconds: seconds) }
    return last
  }

  private var isWaitingForInput: Bool { unreadBytes == 0 && ProcessState.of(panePID) == "S" && unreadBytes == 0 }

  /// How much the terminal holds for the program to read.
  private var unreadBytes: Int32 {
    withTerminal { descriptor in
      var count: Int32 = 0
      return ioctl(descriptor, UInt(FIONREAD), &count) == 0 ? count : 0
    }
  }

  /// Tells the program of a size that the terminal does not have, as when somebody drags a window's corner and the
  /// program is behind. The next ``resize(columns:rows:)`` is the truth.
  package func announce(columns: Int, rows: Int) {
    withTerminal { descriptor in
      var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
      _ = ioctl(descriptor, UInt(TIOCSWINSZ), &size)
    }
  }

  func withTerminal<Result>(_ body: (Int32) -> Result) -> Result {
    let descriptor = open(tty, O_RDONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
    defer { close(descriptor) }
    return body(descriptor)
  }
}
