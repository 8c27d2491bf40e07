import TerminalText

extension Bubble {
  /// The bubble in words, as a screen reader or a dumb terminal would say it: where the tail is, then the text without
  /// controls and escape sequences, its lines joined by spaces.
  ///
  ///     Bubble("Hi\nthere", style: .line, arrowPosition: .left).accessibilityLabel
  ///     // "Speech bubble, tail at the left: Hi there"
  public var accessibilityLabel: String { accessibilityLabel(of: StyledText(text, policy: .strip)) }

  /// The same for text that was filtered elsewhere.
  public func accessibilityLabel(of text: StyledText) -> String {
    let tail = FrameMetrics(self).tailEdge.map { "tail at the \($0.rawValue)" } ?? "no tail"
    return "Speech bubble, \(tail): \(text.spoken)"
  }
}

extension StyledText {
  /// The text as it is said: its words parted by single spaces.
  package var words: String {
    let words = utf8.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: " ") }
    return String(decoding: Array(words.joined(separator: " ".utf8)), as: UTF8.self)
  }

  /// The same, and something to say where there is nothing.
  package var spoken: String {
    let words = words
    return words.isEmpty ? "no text" : words
  }
}
