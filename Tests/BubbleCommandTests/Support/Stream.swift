import Glibc

/// What one of the program's standard streams is connected to.
enum Stream: Hashable {
  /// Input: these bytes.
  case bytes([UInt8])
  /// Output: kept for the outcome.
  case captured
  case closed
  case path(String)
  /// Output: after what the file holds already.
  case appended(String)
  /// The terminal of the run.
  case terminal
  /// Input that never comes and never ends.
  case silentPipe
  /// Output that nobody reads any more.
  case brokenPipe

  static func text(_ text: String) -> Stream { .bytes(Array(text.utf8)) }
}
