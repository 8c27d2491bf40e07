import Conversation

/// What makes bubbles of bytes while these arrive.
protocol LivePrinter {
  /// Takes the next bytes of the input.
  ///
  /// - Returns: What is to be written now.
  mutating func feed(_ bytes: some Sequence<UInt8>) -> [UInt8]

  /// Closes what is open, at the end of the input or before it.
  mutating func finish() -> [UInt8]

  /// What takes the terminal back to its default state wherever it is in a row, and what takes it on from there.
  var pause: [UInt8] { get }
  var resumption: [UInt8] { get }
}

extension StreamingBubble: LivePrinter {
  mutating func finish() -> [UInt8] { finish(hasTail: true) }
}
