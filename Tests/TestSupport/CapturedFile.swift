import Glibc

/// An open file without a name, which never makes its writer wait as a pipe does.
package struct CapturedFile: ~Copyable {
  package let descriptor: Int32

  package init(_ bytes: [UInt8] = []) {
    let folder = TemporaryFolder()
    descriptor = open(folder.file("stream"), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    precondition(descriptor >= 0, "no temporary file: \(errno)")
    var offset = 0
    while offset < bytes.count {
      offset += bytes.withUnsafeBytes { pwrite(descriptor, $0.baseAddress! + offset, $0.count - offset, off_t(offset)) }
    }
  }

  package var contents: [UInt8] { Self.contents(of: descriptor) }

  package static func contents(of descriptor: Int32) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 64 * 1024)
    while true {
      let count = pread(descriptor, &chunk, chunk.count, off_t(bytes.count))
      if count <= 0 { return bytes }
      bytes += chunk[..<count]
    }
  }

  /// What a file holds that has a name; nothing if there is none.
  package static func contents(ofFile path: String) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    return contents(of: descriptor)
  }

  deinit { close(descriptor) }
}
