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

  private static func bytes(of descriptor: Descriptor, _ limit: Int) throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    try descriptor.readAll { (chunk) throws(Failure) in
      bytes += chunk
      if bytes.count > limit { throw .tooLarge(descriptor.name, limit: limit) }
    }
    return bytes
  }
}
