import TerminalText
import TestSupport

@testable import SpeechBubble

/// A bubble around a text made to break it, and the ways it may be drawn.
struct HostileBubble: CustomStringConvertible {
  /// What joins, parts, hides, reorders, counts double, or acts on a terminal.
  private static let pieces = [
    "a", "word ", "longer-word", " ", "   ", "\t", "\n", "\r\n", "\u{85}", "\u{2028}", "(see", "12.5%)", "\\n{}[]%s",
    "\u{1B}[31m", "\u{1B}[1;4;48;5;200m", "\u{1B}[m", "\u{1B}]8;;http://x.org\u{7}", "\u{1B}]8;;\u{7}", "\u{1B}]0;t",
    "\u{1B}P", "\u{1B}", "\u{9B}7m", "\u{9D}", "\u{9C}", "\u{0}", "\u{7}", "\u{8}", "\u{7F}", "\u{84}", "\u{FEFF}",
    "e\u{301}", "\u{301}", "\u{903}", "\u{20DD}", "\u{200C}", "\u{200D}", "\u{FE0F}", "\u{FE0E}", "👩‍💻", "👨‍👩‍👧‍👦", "👋🏽", "🏽",
    "🇰",
    "🇷", "1️⃣", "🎉", "❤", "\u{20E3}", "한국어", "\u{1100}", "\u{1161}", "\u{11A8}", "日本語。", "（", "」", "ー", "ｶﾞ", "คำ",
    "\u{E33}", "क्षि", "ক্", "தமிழ்", "שלום", "مرحبا ", "\u{200F}", "\u{200E}", "\u{202E}", "\u{2066}", "\u{AD}",
    "\u{200B}", "\u{A0}", "\u{202F}", "\u{2060}", "\u{3000}", "https://e.org/a-b?c=d", "../x/y", "\u{FFFD}", "\u{E000}",
    "\u{600}", "\u{D4E}", "─", "±", "ﷺ", "\u{FDFD}", "\u{10FFFF}", "\u{E0041}",
  ]

  let text: String
  let bubble: Bubble
  let controls: ControlPolicy
  var options: RenderOptions

  /// - Parameter columns: The most columns of the whole bubble.
  init(seed: UInt64, columns: Int, controls: ControlPolicy) {
    var random = SeededRandom(seed: seed)
    text = (0..<Int.random(in: 0...24, using: &random)).map { _ in
      Self.pieces.randomElement(using: &random)!
    }.joined()
    bubble = Bubble(text, style: random.next() % 2 == 0 ? .line : [.fill, .line], arrowPosition: .bottom)
      .textAlignment(.left)
    self.controls = controls
    options = RenderOptions(width: .atMost(columns), glyphs: [.unicode, .ascii].randomElement(using: &random)!)
    options.wrapping = [.greedy, .greedy, .balanced].randomElement(using: &random)!
    options.metrics.tabSize = [1, 4, 8].randomElement(using: &random)!
    options.metrics.emojiWidth = EmojiWidth.allCases.randomElement(using: &random)!
    options.metrics.isAmbiguousWide = options.glyphs.isASCII && random.next() % 2 == 0
  }

  var description: String {
    "\(text.debugDescription) \(controls) in \(options.width), \(options.wrapping), tabs of \(options.metrics.tabSize), "
      + "emoji by \(options.metrics.emojiWidth), ambiguous \(options.metrics.isAmbiguousWide ? 2 : 1)"
  }
}
