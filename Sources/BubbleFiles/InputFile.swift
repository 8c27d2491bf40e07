import Glibc

/// Reads a file whole, if it is not too large for that.
package enum InputFile {
  /// Reads whatever the path leads to, also a pipe.
  ///
  /// - Parameter limit: The most bytes read. More are an error, so that an endless device is one, too.
  package static func read(_ path: FilePath, limit: Int) throws(Failure) -> [UInt8] {
    let descriptor = try Descriptor.reading(path)
    defer { close(descriptor.number) }
    return try bytes(of: descriptor, limit)
  }

  /// Reads a regular file, and does not wait for a pipe that somebody put in its place.
  package static func readRegular(_ path: FilePath, limit: Int) throws(Failure) -> [UInt8] {
    let descriptor = try Descriptor.reading(path, flags: O_NONBLOCK)
    defer { close(descriptor.number) }
    var status = stat()
    guard fstat(descriptor.number, &status) == 0 else { throw .cannotRead(descriptor.name, errno) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notRegular(descriptor.name) }
    return try bytes(of: descriptor, limit)
  }

  private static let chunkSize = 64 * 1024

  private static func bytes(of descriptor: Descriptor, _ limit: Int) throws(Failure) -> [UInt8] {
    let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: chunkSize, alignment: 1)
    defer { chunk.deallocate() }
    var bytes: [UInt8] = []
    while true {
      let count = try descriptor.read(into: chunk)
      if count == 0 { return bytes }
      bytes += chunk[..<count]
      if bytes.count > limit { throw .tooLarge(descriptor.name, limit: limit) }
    }
  }
}
