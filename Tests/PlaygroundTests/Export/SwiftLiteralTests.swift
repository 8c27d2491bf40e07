import SpeechBubble
import Testing

@testable import Playground

@Suite struct SwiftLiteralTests {
  @Test(
    arguments: [
      ("", #""""#), ("Hi", #""Hi""#), ("\"\\", #""\"\\""#), ("\\(x)", #""\\(x)""#), ("a\nb\r\n\t", #""a\nb\r\n\t""#),
      ("\0\u{1B}\u{7F}\u{9B}", #""\u{0}\u{1b}\u{7f}\u{9b}""#), ("\u{2028}\u{202E}", #""\u{2028}\u{202e}""#),
      ("안녕 😀", #""안녕 😀""#), ("👩‍👧", #""👩\u{200d}👧""#), ("1️⃣", #""1\u{fe0f}\u{20e3}""#),
      ("\u{A0}\u{AD}\u{FEFF}", #""\u{a0}\u{ad}\u{feff}""#),
      ("e\u{301}", "\"e\u{301}\""), ("\u{301}\n\u{301}", #""\u{301}\n\u{301}""#), ("\u{E000}", #""\u{e000}""#),
    ])
  func string(_ text: String, _ expected: String) {
    #expect(SwiftLiteral.string(text) == expected)
  }

  @Test(
    arguments: [
      ("font", "[]"), ("style", "[.fill, .dottedLine]"), ("numberOfLines", "3"), ("textAlignment", ".justified"),
      ("textColor", ".rgb(0x1c, 0x0c, 0xff)"), ("filledColor", ".palette(3)"), ("borderColor", ".groupedBackground"),
      ("clipsToBounds", "false"), ("arrowPosition", ".left"), ("arrowPositionRatio", "0.25"),
    ])
  func value(_ name: String, _ expected: String) throws {
    let bubble = Bubble("", style: [.fill, .dottedLine], arrowPosition: .left).numberOfLines(3)
      .textAlignment(.justified).textColor(.rgb(0x1C, 0x0C, 0xFF)).filledColor(.palette(3))
      .borderColor(.groupedBackground).clipsToBounds(false).arrowPositionRatio(0.25)
    #expect(SwiftLiteral.value(of: try #require(.named(name)), in: bubble) == expected)
  }
}
