import Glibc

/// An open file descriptor, read and written whole in spite of signals, short writes and non-blocking modes.
package struct Descriptor {
  package let number: Int32
  /// What messages call it.
  package let name: String

  package init(number: Int32, name: String) {
    self.number = number
    self.name = name
  }

  package static let input = Descriptor(number: STDIN_FILENO, name: "standard input")
  package static let output = Descriptor(number: STDOUT_FILENO, name: "standard output")
  package static let error = Descriptor(number: STDERR_FILENO, name: "standard error")

  /// Opens a file to be read; whoever asks for it closes it.
  package static func reading(_ path: FilePath, flags: Int32 = 0) throws(Failure) -> Descriptor {
    let number = path.withCString { open($0, O_RDONLY | O_CLOEXEC | flags) }
    guard number >= 0 else { throw .cannotRead(path.description, errno) }
    return Descriptor(number: number, name: path.description)
  }

  /// Puts something in the place of standard streams that are closed, so that no file opened later lands there and
  /// gets what is meant for them. Reading finds the end at once; writing fails as on a closed descriptor, since it is
  /// open for reading only.
  package static func fillClosedStandardStreams() {
    for number in STDIN_FILENO...STDERR_FILENO where fcntl(number, F_GETFD) == -1 {
      _ = open("/dev/null", O_RDONLY)
    }
  }

  /// Reads what is there, up to the size of the buffer.
  ///
  /// - Returns: How many bytes; 0 at the end.
  package func read(into buffer: UnsafeMutableRawBufferPointer) throws(Failure) -> Int {
    while true {
      let count = Glibc.read(number, buffer.baseAddress, buffer.count)
      if count >= 0 { return count }
      let code = errno
      guard waitsOut(code, for: POLLIN) else { throw .cannotRead(name, code) }
    }
  }

  private static let chunkSize = 256 * 1024

  /// Hands over all there is to read, piece by piece.
  package func readAll(_ take: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Void) throws(Failure) {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.chunkSize, alignment: 1)
    defer { buffer.deallocate() }
    while true {
      let count = try read(into: buffer)
      if count == 0 { return }
      try take(UnsafeBufferPointer(rebasing: buffer.bindMemory(to: UInt8.self)[..<count]))
    }
  }

  /// Writes all the bytes. Where SIGPIPE is not ignored, a reader that has gone away ends the process.
  package func write(_ bytes: [UInt8]) throws(Failure) {
    var offset = 0
    while offset < bytes.count {
      let count = bytes.withUnsafeBytes { Glibc.write(number, $0.baseAddress! + offset, $0.count - offset) }
      if count >= 0 {
        offset += count
        continue
      }
      let code = errno
      guard waitsOut(code, for: POLLOUT) else { throw .cannotWrite(name, code) }
    }
  }

  /// Closes it; some file systems tell only now that a write has failed.
  package func close() throws(Failure) {
    if Glibc.close(number) != 0, errno != EINTR { throw .cannotWrite(name, errno) }
  }

  /// Whether the call that failed is worth another try, which may mean waiting for it.
  private func waitsOut(_ code: Int32, for event: Int32) -> Bool {
    if code == EINTR { return true }
    guard code == EAGAIN else { return false }
    var request = pollfd(fd: number, events: Int16(event), revents: 0)
    return poll(&request, 1, -1) > 0 || errno == EINTR
  }
}
