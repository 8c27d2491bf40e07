import BubbleFiles
import Glibc

/// Waits for what happens next: bytes from the terminal, or a signal.
struct EventSource {
  enum Event: Hashable {
    case input([InputEvent])
    case signal(Int32)
    /// The terminal has gone away.
    case hangUp
  }

  private let terminal: Int32
  private let signals: SignalSource
  private var parser = InputParser()

  private static let bytesPerRead = 4096
  private static let forever: Int32 = -1

  init(terminal: TerminalDevice, signals: SignalSource) {
    self.terminal = terminal.descriptor.number
    self.signals = signals
  }

  /// - Parameter milliseconds: How long to wait at most; `nil` is for ever.
  /// - Returns: `nil` if nothing happened in that time.
  mutating func next(waiting milliseconds: Int32? = nil) -> Event? {
    let limit = parser.isPending ? InputParser.ambiguityMilliseconds : milliseconds ?? Self.forever
    var requests = [
      pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: terminal, events: Int16(POLLIN), revents: 0),
    ]
    let count = poll(&requests, nfds_t(requests.count), limit)
    if count == 0 { return parser.isPending ? .input(parser.flush()) : nil }
    // Signals first: a terminal that has gone away has usually sent one.
    if let number = signals.next() { return .signal(number) }
    return requests[1].revents == 0 ? .input([]) : read()
  }

  private mutating func read() -> Event {
    var buffer = [UInt8](repeating: 0, count: Self.bytesPerRead)
    let count = Glibc.read(terminal, &buffer, buffer.count)
    if count > 0 { return .input(parser.feed(buffer[..<count])) }
    return count < 0 && (errno == EINTR || errno == EAGAIN) ? .input([]) : .hangUp
  }
}
