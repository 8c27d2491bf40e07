import Playground
import SpeechBubble
import TerminalText

extension Design {
  /// The columns of a bubble whose width is left open, in these tests; other than those of a pipe.
  static let automaticColumns = 72

  /// What the command writes into a pipe where the locale is UTF-8: no colours.
  func output() throws -> [UInt8] {
    var options = RenderOptions(width: width ?? .atMost(max(Self.automaticColumns, bubble.leastColumns)))
    options.glyphs = glyphs ?? .unicode
    options.isolatesRightToLeft = options.glyphs != .ascii
    return try bubble.output(options, controls: .strip)
  }
}

extension Bubble {
  /// The bubble as plain text, each row with its line feed.
  func output(_ options: RenderOptions, controls: ControlPolicy) throws -> [UInt8] {
    var bytes: [UInt8] = []
    GridEncoder().encode(try measure(options, controls: controls).render(), into: &bytes)
    return bytes
  }
}
