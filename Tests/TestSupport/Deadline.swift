import Glibc

/// A moment until which something is waited for.
package struct Deadline {
  private let end: ContinuousClock.Instant

  package init(seconds: Double) { end = .now + .seconds(seconds) }

  package var isOver: Bool { ContinuousClock.now >= end }

  /// What is left, in milliseconds, rounded up: 0 only if it is over.
  package var milliseconds: Int32 {
    let left = (ContinuousClock.now.duration(to: end)).components
    guard left.seconds >= 0, left.attoseconds >= 0, !isOver else { return 0 }
    return Int32(clamping: left.seconds * 1000 + left.attoseconds / 1_000_000_000_000_000 + 1)
  }

  /// Asks again and again, a little less often each time, until the answer is yes.
  ///
  /// - Returns: Whether it was in time. It is asked at least once.
  package func wait(until isDone: () throws -> Bool) rethrows -> Bool {
    var pause: UInt32 = 200
    while try !isDone() {
      if isOver { return false }
      usleep(pause)
      pause = min(pause * 2, 10_000)
    }
    return true
  }
}
