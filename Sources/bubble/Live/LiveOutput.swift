import BubbleFiles
import Glibc

/// Writes while signals wait, so that one that comes when the reader takes nothing more still ends the process.
struct LiveOutput {
  let output: Descriptor
  let signals: SignalSource
  let echo: ControlEcho

  /// What a pipe that is ready takes without waiting (POSIX, `PIPE_BUF`).
  private static let bytesAtOnce = 4096

  func write(_ bytes: [UInt8]) throws(Failure) {
    for start in stride(from: 0, to: bytes.count, by: Self.bytesAtOnce) {
      awaitReader()
      try output.write(Array(bytes[start..<min(start + Self.bytesAtOnce, bytes.count)]))
    }
  }

  private func awaitReader() {
    var requests = [
      pollfd(fd: output.number, events: Int16(POLLOUT), revents: 0),
      pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0),
    ]
    // A signal can wait for as long as there is somebody to write to.
    while poll(&requests, 1, 0) == 0 {
      guard poll(&requests, 2, -1) > 0, requests[0].revents == 0, let number = signals.next() else { continue }
      echo.restore()
      if number != SIGTSTP { Signals.die(by: number) }
      signals.stop()
      echo.silence()
    }
  }
}
