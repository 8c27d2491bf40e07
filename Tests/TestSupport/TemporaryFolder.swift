import Glibc

/// A folder that goes away with the value.
package struct TemporaryFolder: ~Copyable {
  package let path: String

  package init() {
    var template = Array(("/tmp/bubble-tests-" + String(repeating: "X", count: 6)).utf8CString)
    precondition(mkdtemp(&template) != nil, "no temporary folder: \(errno)")
    path = template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
  }

  package func file(_ name: String) -> String { path + "/" + name }

  /// The names of what is in it, sorted.
  package var names: [String] { Self.names(in: path) }

  /// The names of what is in one of its folders, sorted.
  package func names(in folder: String) -> [String] { Self.names(in: file(folder)) }

  private static func names(in path: String) -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name.0) { String(cString: $0) }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// Makes a folder in it, with those that it is in.
  package func makeFolder(_ name: String) {
    var made = path
    for part in name.split(separator: "/") {
      made += "/" + part
      mkdir(made, 0o755)
    }
  }

  package func write(_ text: String, to name: String) {
    let descriptor = open(file(name), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    let bytes = Array(text.utf8)
    precondition(Glibc.write(descriptor, bytes, bytes.count) == bytes.count)
    close(descriptor)
  }

  package func contents(of name: String) -> String { String(decoding: bytes(of: name), as: UTF8.self) }

  /// What a file holds; nothing if there is none.
  package func bytes(of name: String) -> [UInt8] { CapturedFile.contents(ofFile: file(name)) }

  private static func remove(_ path: String) {
    if unlink(path) == 0 { return }
    for name in names(in: path) { remove(path + "/" + name) }
    rmdir(path)
  }

  deinit { Self.remove(path) }
}
