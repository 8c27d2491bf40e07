import Glibc

/// What can go wrong with files and streams, with the system's error code.
package enum Failure: Error, Hashable, Sendable {
  case cannotRead(String, Int32)
  case cannotWrite(String, Int32)
}

extension Failure: CustomStringConvertible {
  package var description: String {
    switch self {
    case .cannotRead(let source, let code): "cannot read \(source): \(Self.reason(code))"
    case .cannotWrite(let target, let code): "cannot write \(target): \(Self.reason(code))"
    }
  }

  /// The system's words, in English, since nothing here sets a locale for messages.
  private static func reason(_ code: Int32) -> String { String(cString: strerror(code)) }
}
