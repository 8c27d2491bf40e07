import TestSupport
import Testing

@testable import TerminalText

@Suite struct ClusterLimiterTests {
  @Test(arguments: [
    ("\u{301}a", "a"), ("a\n\u{301}b", "a\nb"), ("a\t\u{301}\u{20DD}b", "a\tb"), ("\u{200D}a", "a"), ("\u{200C}a", "a"),
    ("\r\n\u{903}a", "\na"), ("\u{301}\u{302}", ""), (" \u{301}", " \u{301}"), ("a\u{301}\u{200D}", "a\u{301}\u{200D}"),
    ("\u{200B}\u{301}a", "\u{200B}a"),
    ("\u{E0041}\u{301}a", "a"), ("🏽", "🏽"), ("\tﾞ", "\tﾞ"), ("\u{FFFD}\u{301}", "\u{FFFD}\u{301}"),
  ])
  func marksNeedABase(_ input: String, _ output: String) {
    #expect(notation(StyledText(input)) == output)
  }

  @Test(arguments: [
    "Ame\u{301}lie, naïve", "한국어 텍스트", "👩‍👩‍👧‍👦👩🏽‍🚀🏳️‍🌈", "🇩🇪🇫🇷🇮🇹", "1️⃣", "नमस्ते क्षत्रिय", "คำภาษาไทย", "ကျွန်ုပ်", "العَرَبِيَّة", "می‌خواهم",
    "ｶﾞ", "\u{600}123", "தமிழ் மொழி", "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", "שָׁלוֹם", "ខ្មែរ",
  ])
  func writingStays(_ text: String) {
    let long = String(repeating: text, count: 50)
    #expect(notation(StyledText(long)) == long)
    let decomposed = String(long.unicodeScalars.flatMap(decomposedHangul).map(Character.init))
    #expect(Array(StyledText(decomposed).utf8) == Array(decomposed.utf8))
  }

  /// Korean as jamo, in which a text has no letter but these.
  private func decomposedHangul(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    guard (0xAC00...0xD7A3).contains(scalar.value) else { return [scalar] }
    let index = scalar.value - 0xAC00
    let jamo = [0x1100 + index / 588, 0x1161 + index % 588 / 28] + (index % 28 == 0 ? [] : [0x11A7 + index % 28])
    return jamo.compactMap { Unicode.Scalar($0) }
  }

  @Test(arguments: [
    ["\u{301}"], ["\u{200D}"], ["\u{200D}", "👩"], ["\u{200D}", "©"], ["\u{200D}", "🅰"], ["\u{FE0F}"], ["🏽"],
    ["\u{94D}", "क"],
    ["\u{94D}", "\u{200D}", "क"], ["\u{E33}"], ["\u{FF9E}"], ["\u{E0067}"], ["\u{903}"], ["\u{20E3}"],
  ])
  func clustersAreCut(_ pieces: [String]) {
    for base in ["a", "क", "👩", "漢"] {
      let input = base + String(repeating: pieces.joined(), count: 500) + "\nb"
      let text = StyledText(input)
      expectSafe(text)
      let scalars = Array(String(decoding: text.utf8, as: UTF8.self).unicodeScalars)
      if pieces.count == 1 {
        // A joiner never takes the last place.
        let kept = pieces == ["\u{200D}"] ? 31 : 32
        #expect(scalars == Array(input.unicodeScalars.prefix(kept)) + ["\n", "b"])
      } else {
        #expect(scalars.suffix(2) == ["\n", "b"])
      }
    }
  }

  @Test(arguments: ["\u{1100}", "\u{600}", "👩\u{200D}"])
  func lettersAfterAFullClusterStay(_ piece: String) {
    let text = notation(StyledText(String(repeating: piece, count: 100) + "가나다 abc"))
    #expect(text.hasSuffix("나다 abc"))
  }

  @Test(arguments: [
    ["\u{1100}"], ["\u{1100}", "\u{1161}"], ["\u{1161}"], ["\u{11A8}"], ["\u{600}"], ["\u{D4E}"], ["🇩"],
  ])
  func clustersOfAKindAreCut(_ pieces: [String]) {
    for end in ["", "a\u{301}", "가\u{11A8}", "漢\u{301}", "🇩🇪", "\u{301}"] {
      expectSafe(StyledText(String(repeating: pieces.joined(), count: 200) + String(repeating: end, count: 40)))
    }
    let text = StyledText(String(repeating: "\u{600}", count: 99) + "a")
    #expect(text.utf8.last == UInt8(ascii: "a"))
  }

  @Test(arguments: 0..<300)
  func randomClusters(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let pieces = [
      "a", "क", "\u{94D}", "\u{200D}", "\u{200C}", "\u{301}", "👩", "©", "🇩", "\u{1100}", "\u{1161}", "\u{11A8}", "가",
      "각",
      "\u{600}", "\u{E33}", "🏽", "\u{903}", "\u{FE0F}", "漢", "\t", "\u{AD}", "\u{D4E}", "\u{200B}", "\u{FF9E}",
      "\u{1B}[1m",
    ]
    // A few of them, many times over, as only these make clusters that are long.
    let chosen = (0..<4).map { _ in pieces.randomElement(using: &random) ?? "" }
    expectSafe(
      StyledText((0..<400).map { _ in chosen.randomElement(using: &random) ?? "" }.joined()), "\(seed) \(chosen)")
  }
}
