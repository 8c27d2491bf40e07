import BubbleFiles

/// An option the way it stands on the command line, for messages that quote it: `--max-width 2`, `--max-width=2`, `-w2`.
struct TypedOption: Hashable, Sendable {
  /// With its dashes: `--max-width`, `-w`.
  let spelling: [UInt8]
  /// What parts it from the value: a blank, `=` or nothing.
  var separator = ""
  var value: [UInt8]?

  init(spelling: some Sequence<UInt8>) { self.spelling = Array(spelling) }
}

extension TypedOption: CustomStringConvertible {
  /// As typed, on one line and not too long.
  var description: String {
    let option = QuotedBytes.describe(spelling)
    guard let value else { return option }
    return option + separator + QuotedBytes.describe(value)
  }
}
