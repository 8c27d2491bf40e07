/// The path of a file, which on Linux is bytes of no particular encoding.
struct FilePath: Hashable, Sendable {
  let bytes: [UInt8]

  /// Whether it is `-`, which stands for standard input or output.
  var isStandardStream: Bool { bytes == [UInt8(ascii: "-")] }

  func withCString<Result>(_ body: (UnsafePointer<CChar>) throws -> Result) rethrows -> Result {
    try (bytes + [0]).withUnsafeBytes { try body($0.assumingMemoryBound(to: CChar.self).baseAddress!) }
  }

  /// A file beside this one.
  func sibling(named name: String) -> FilePath {
    let folder = bytes.lastIndex(of: UInt8(ascii: "/")).map { Array(bytes[...$0]) } ?? []
    return FilePath(bytes: folder + Array(name.utf8))
  }
}

extension FilePath: CustomStringConvertible {
  var description: String { QuotedBytes.describe(bytes) }
}
