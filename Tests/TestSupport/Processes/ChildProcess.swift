import Glibc

/// A program that was started. It does not outlive the value: what still runs then is killed.
package struct ChildProcess: ~Copyable {
  package let identifier: pid_t
  private var ended: (status: ExitStatus, usage: rusage)?

  init(identifier: pid_t) { self.identifier = identifier }

  /// Waits for its end.
  ///
  /// - Returns: How it ended; nothing if it still runs after so many seconds.
  package mutating func wait(seconds: Double) -> ExitStatus? {
    _ = Deadline(seconds: seconds).wait { reap() }
    return ended?.status
  }

  /// Sends a signal, unless the program has ended and its number may already be another's.
  package mutating func send(_ signal: Int32) {
    if !reap() { kill(identifier, signal) }
  }

  /// Processor time that it has used so far, user and system, with that of its children once it has ended.
  package mutating func processorSeconds() -> Double {
    if !reap() {
      var clock = clockid_t()
      var time = timespec()
      if clock_getcpuclockid(identifier, &clock) == 0, clock_gettime(clock, &time) == 0 {
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
      }
    }
    return ended.map { Self.seconds($0.usage.ru_utime) + Self.seconds($0.usage.ru_stime) } ?? 0
  }

  /// The most memory that it had at any time, once it has ended.
  package mutating func peakKilobytes() -> Double? { reap() ? ended.map { Double($0.usage.ru_maxrss) } : nil }

  private static func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }

  /// Takes note of the end, which can be done once only.
  private mutating func reap() -> Bool {
    if ended != nil { return true }
    var status: Int32 = 0
    var usage = rusage()
    guard wait4(identifier, &status, WNOHANG, &usage) == identifier else { return false }
    ended = (ExitStatus(waitStatus: status), usage)
    return true
  }

  deinit {
    guard ended == nil else { return }
    kill(identifier, SIGKILL)
    while waitpid(identifier, nil, 0) == -1 && errno == EINTR {}
  }
}
