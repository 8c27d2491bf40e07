import Glibc

/// What a process does about signals that end it.
enum Signals {
  /// Ends the process by a signal, as if it had never been caught, blocked or ignored, so that whoever waits for it sees
  /// what happened.
  static func die(by number: Int32) -> Never {
    signal(number, SIG_DFL)
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, number)
    sigprocmask(SIG_UNBLOCK, &signals, nil)
    raise(number)
    exit(128 + number)
  }
}
