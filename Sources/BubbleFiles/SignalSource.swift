import CTerminal
import Glibc

/// Signals that a program acts on, taken from a descriptor rather than in handlers, so that it can leave the terminal as
/// it should be before any of them has its way.
///
/// Signals that were ignored when the process started stay ignored, as under `nohup`.
package final class SignalSource {
  package let descriptor: Int32

  /// All that can happen to a program that has the terminal for itself.
  package static let ofTerminals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH]

  private let set: sigset_t
  private var previous = sigset_t()

  package init(_ numbers: [Int32]) {
    var set = sigset_t()
    sigemptyset(&set)
    // While a signal is blocked it comes even if it is ignored.
    for number in numbers where terminal_ignores_signal(number) == 0 { sigaddset(&set, number) }
    self.set = set
    sigprocmask(SIG_BLOCK, &set, &previous)
    descriptor = signalfd(-1, &set, Int32(SFD_CLOEXEC | SFD_NONBLOCK))
  }

  /// Hands the signals back; one that is pending acts at once.
  deinit {
    close(descriptor)
    sigprocmask(SIG_SETMASK, &previous, nil)
  }

  /// The next signal that came; `nil` if there is none.
  package func next() -> Int32? {
    var info = signalfd_siginfo()
    let count = read(descriptor, &info, MemoryLayout<signalfd_siginfo>.size)
    return count == MemoryLayout<signalfd_siginfo>.size ? Int32(bitPattern: info.ssi_signo) : nil
  }

  /// Stops the process as the signal would have, and returns when it is continued.
  package func stop() {
    signal(SIGTSTP, SIG_DFL)
    var stop = sigset_t()
    sigemptyset(&stop)
    sigaddset(&stop, SIGTSTP)
    raise(SIGTSTP)
    sigprocmask(SIG_UNBLOCK, &stop, nil)
    sigprocmask(SIG_BLOCK, &stop, nil)
  }
}
