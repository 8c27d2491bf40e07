import SpeechBubble
import TerminalText

extension AnnotatedText {
  /// Appends the rows as text for a terminal: UTF-8, a line feed after each.
  ///
  /// What was drawn has no trailing blanks, and no style of the text reaches it. Tabs of the text stay as they are where
  /// their stops are those of every terminal, 8 columns apart; others are written as blanks.
  ///
  /// - Complexity: O(*n*) in the text and the cells drawn.
  public func encode(depth: ColorDepth = .none, appearance: Appearance = .unknown, into buffer: inout [UInt8]) {
    let encoder = RowEncoder(self, depth: depth, appearance: appearance)
    for row in rows {
      encoder.encode(row, into: &buffer)
      buffer.append(UInt8(ascii: "\n"))
    }
  }

  /// The rows as plain text, without colours; no line feed at its end.
  public var picture: String {
    var buffer: [UInt8] = []
    encode(into: &buffer)
    return String(decoding: buffer.dropLast(), as: UTF8.self)
  }
}
