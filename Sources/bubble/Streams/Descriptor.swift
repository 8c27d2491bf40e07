import Glibc

/// An open file descriptor, read and written whole in spite of signals, short writes and non-blocking modes.
struct Descriptor {
  let number: Int32
  /// What messages call it.
  let name: String

  static let input = Descriptor(number: STDIN_FILENO, name: "standard input")
  static let output = Descriptor(number: STDOUT_FILENO, name: "standard output")
  static let error = Descriptor(number: STDERR_FILENO, name: "standard error")

  /// Puts something in the place of standard streams that are closed, so that no file opened later lands there and
  /// gets what is meant for them. Reading finds the end at once; writing fails as on a closed descriptor, since it is
  /// open for reading only.
  static func fillClosedStandardStreams() {
    for number in STDIN_FILENO...STDERR_FILENO where fcntl(number, F_GETFD) == -1 {
      _ = open("/dev/null", O_RDONLY)
    }
  }

  /// Reads what is there, up to the size of the buffer.
  ///
  /// - Returns: How many bytes; 0 at the end.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(Failure) -> Int {
    while true {
      let count = Glibc.read(number, buffer.baseAddress, buffer.count)
      if count >= 0 { return count }
      let code = errno
      guard waitsOut(code, for: POLLIN) else { throw .cannotRead(name, code) }
    }
  }

  /// Writes all the bytes. A reader that has gone away ends the process quietly.
  func write(_ bytes: [UInt8]) throws(Failure) {
    var offset = 0
    while offset < bytes.count {
      let count = bytes.withUnsafeBytes { Glibc.write(number, $0.baseAddress! + offset, $0.count - offset) }
      if count >= 0 {
        offset += count
        continue
      }
      let code = errno
      if code == EPIPE { Self.dieByBrokenPipe() }
      guard waitsOut(code, for: POLLOUT) else { throw .cannotWrite(name, code) }
    }
  }

  /// Closes it; some file systems tell only now that a write has failed.
  func close() throws(Failure) {
    if Glibc.close(number) != 0, errno != EINTR { throw .cannotWrite(name, errno) }
  }

  /// Whether the call that failed is worth another try, which may mean waiting for it.
  private func waitsOut(_ code: Int32, for event: Int32) -> Bool {
    if code == EINTR { return true }
    guard code == EAGAIN else { return false }
    var request = pollfd(fd: number, events: Int16(event), revents: 0)
    return poll(&request, 1, -1) > 0 || errno == EINTR
  }

  /// As if SIGPIPE had not been ignored by whoever started the process.
  private static func dieByBrokenPipe() -> Never {
    signal(SIGPIPE, SIG_DFL)
    var pipe = sigset_t()
    sigemptyset(&pipe)
    sigaddset(&pipe, SIGPIPE)
    sigprocmask(SIG_UNBLOCK, &pipe, nil)
    raise(SIGPIPE)
    exit(128 + SIGPIPE)
  }
}
