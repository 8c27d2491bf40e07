import SpeechBubble

/// The path of a file, which on Linux is bytes of no particular encoding.
package struct FilePath: Hashable, Sendable {
  package let bytes: [UInt8]

  package init(bytes: [UInt8]) { self.bytes = bytes }

  /// Whether it is `-`, which stands for standard input or output.
  package var isStandardStream: Bool { bytes == [UInt8(ascii: "-")] }

  /// The open descriptor that the path is another name for: 1 for `/dev/stdout`, 3 for `/dev/fd/3`.
  package var descriptorNumber: Int32? {
    let path = String(decoding: bytes, as: UTF8.self)
    if path == "/dev/stdout" { return 1 }
    if path == "/dev/stderr" { return 2 }
    let folder = ["/dev/fd/", "/proc/self/fd/"].first { path.hasPrefix($0) }
    return folder.flatMap { DecimalNumber.integer(String(path.dropFirst($0.count))) }.flatMap { Int32(exactly: $0) }
  }

  package func withCString<Result>(_ body: (UnsafePointer<CChar>) throws -> Result) rethrows -> Result {
    try (bytes + [0]).withUnsafeBytes { try body($0.assumingMemoryBound(to: CChar.self).baseAddress!) }
  }

  /// A file beside this one.
  package func sibling(named name: String) -> FilePath {
    let folder = bytes.lastIndex(of: UInt8(ascii: "/")).map { Array(bytes[...$0]) } ?? []
    return FilePath(bytes: folder + Array(name.utf8))
  }

  /// A file in the folder that this is the path of.
  package func child(named name: String) -> FilePath {
    let separator: [UInt8] = bytes.last == UInt8(ascii: "/") ? [] : [UInt8(ascii: "/")]
    return FilePath(bytes: bytes + separator + Array(name.utf8))
  }

  /// The folder that this is in; `nil` if the path names none.
  package var parent: FilePath? {
    guard let separator = bytes.lastIndex(of: UInt8(ascii: "/")), separator > 0 else { return nil }
    return FilePath(bytes: Array(bytes[..<separator]))
  }
}

extension FilePath: CustomStringConvertible {
  /// The most scalars shown: the end of a path tells more than that of a value, so only absurd ones are cut.
  private static let limit = 512

  package var description: String { QuotedBytes.describe(bytes, limit: Self.limit) }
}
