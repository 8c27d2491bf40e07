import Glibc

/// Why there can be no playground.
public enum PlaygroundError: Error, Hashable, Sendable {
  /// The process has no terminal to draw on; with the system's error code.
  case noTerminal(Int32)
  /// The terminal of this type, `nil` if it has none, cannot move its cursor, or nobody knows how.
  case unusableTerminal(type: String?)
}

extension PlaygroundError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noTerminal(let code): "there is no terminal to draw on (\(String(cString: strerror(code))))"
    case .unusableTerminal(nil): "TERM is not set"
    case .unusableTerminal(let type?): "TERM=\(type) is not a terminal to draw on"
    }
  }
}
