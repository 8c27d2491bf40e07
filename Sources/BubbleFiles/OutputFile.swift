import Glibc

/// Writes a file so that it is either there whole or as it was before.
///
/// A regular file, or one that is not there yet, is written beside itself and then renamed; anything else (a device, a
/// pipe, a directory with its error) is written directly. What the process has open already, like `/dev/stdout`, goes on
/// where it stands: the file behind it is not ours to replace, the shell may be appending to it.
package struct OutputFile {
  private let path: FilePath
  private let status: stat?

  /// Opens the file, lets `body` write, and puts the file in its place.
  package static func write(to path: FilePath, _ body: (Descriptor) throws -> Void) throws {
    // A write over the limit of file sizes shall fail, not kill the process before it can clean up.
    signal(SIGXFSZ, SIG_IGN)
    if let number = path.descriptorNumber { return try write(toDescriptor: number, of: path, body) }
    try OutputFile(path).write(body)
  }

  private static func write(toDescriptor number: Int32, of path: FilePath, _ body: (Descriptor) throws -> Void) throws {
    let copy = fcntl(number, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
    guard copy >= 0 else { throw Failure.cannotWrite(path.description, errno) }
    try finish(Descriptor(number: copy, name: path.description), body)
  }

  private init(_ path: FilePath) {
    self.path = Self.resolved(path)
    var status = stat()
    self.status = self.path.withCString { lstat($0, &status) } == 0 ? status : nil
  }

  /// The file that a link leads to, so that the link is not replaced.
  private static func resolved(_ path: FilePath) -> FilePath {
    guard let real = path.withCString({ realpath($0, nil) }) else { return path }
    defer { free(real) }
    return FilePath(bytes: Array(UnsafeRawBufferPointer(start: real, count: strlen(real))))
  }

  private func write(_ body: (Descriptor) throws -> Void) throws {
    guard let status else { return try writeBeside(permissions: nil, body) }
    guard status.st_mode & S_IFMT == S_IFREG else { return try writeDirectly(body) }
    if path.withCString({ access($0, W_OK) }) != 0 { throw failure() }
    try writeBeside(permissions: status.st_mode & 0o7777, body)
  }

  private func writeDirectly(_ body: (Descriptor) throws -> Void) throws {
    let descriptor = try open(path, O_WRONLY | O_CREAT | O_TRUNC)
    try Self.finish(descriptor, body)
  }

  private func writeBeside(permissions: mode_t?, _ body: (Descriptor) throws -> Void) throws {
    let (temporary, descriptor) = try openBeside()
    do {
      if let permissions, fchmod(descriptor.number, permissions) != 0 { throw failure() }
      try Self.finish(descriptor, body)
      let isInPlace = temporary.withCString { from in path.withCString { rename(from, $0) } } == 0
      if !isInPlace { throw failure() }
    } catch {
      _ = temporary.withCString { unlink($0) }
      throw error
    }
  }

  /// A new file in the same folder, whatever a process of the same number may have left there.
  private func openBeside() throws(Failure) -> (FilePath, Descriptor) {
    var attempt = 0
    while true {
      let temporary = path.sibling(named: ".bubble-\(getpid())-\(attempt)")
      do {
        return (temporary, try open(temporary, O_WRONLY | O_CREAT | O_EXCL))
      } catch .cannotWrite(_, EEXIST) where attempt < 100 {
        attempt += 1
      }
    }
  }

  private func open(_ file: FilePath, _ flags: Int32) throws(Failure) -> Descriptor {
    let number = file.withCString { Glibc.open($0, flags | O_CLOEXEC, 0o666) }
    guard number >= 0 else { throw failure() }
    return Descriptor(number: number, name: path.description)
  }

  private static func finish(_ descriptor: Descriptor, _ body: (Descriptor) throws -> Void) throws {
    do {
      try body(descriptor)
    } catch {
      _ = Glibc.close(descriptor.number)
      throw error
    }
    try descriptor.close()
  }

  private func failure() -> Failure { .cannotWrite(path.description, errno) }
}
