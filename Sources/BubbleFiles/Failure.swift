import Glibc

/// What can go wrong with files and streams, with the system's error code.
package enum Failure: Error, Hashable, Sendable {
  case cannotRead(String, Int32)
  case cannotWrite(String, Int32)
  /// The file has more bytes than are read.
  case tooLarge(String, limit: Int)
  /// A directory, a pipe or a device stands where a file should.
  case notRegular(String)
}

extension Failure: CustomStringConvertible {
  package var description: String {
    switch self {
    case .cannotRead(let source, let code): "cannot read \(source): \(Self.reason(code))"
    case .cannotWrite(let target, let code): "cannot write \(target): \(Self.reason(code))"
    case .tooLarge(let source, let limit): "cannot read \(source): it is larger than \(limit >> 20) MB"
    case .notRegular(let source): "cannot read \(source): it is no regular file"
    }
  }

  /// Whether what was to be read is not there, for all that can be told.
  package var isAbsence: Bool {
    if case .cannotRead(_, let code) = self { [ENOENT, ENOTDIR, ENAMETOOLONG].contains(code) } else { false }
  }

  /// The system's words, in English, since nothing here sets a locale for messages.
  private static func reason(_ code: Int32) -> String { String(cString: strerror(code)) }
}
