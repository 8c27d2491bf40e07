import Testing

@testable import TerminalText

struct CellMetricsTests {
  @Test func fullyQualifiedEmojiTakeTwoCells() throws {
    let lines = try testLines("EmojiTest")
    let wrong = lines.filter { CellMetrics().columns(of: string(scalars(hex: $0))) != 2 }
    #expect(wrong == [])
    print("\(lines.count - wrong.count) of \(lines.count) emoji sequences")
    #expect(lines.count == 3655)
  }

  @Test func scalarsAreAsWideAsTheirEastAsianWidthSays() throws {
    var checked = 0
    for line in try testLines("EastAsianWidth") {
      let fields = line.split(separator: " ")
      let (first, last) = (try #require(UInt32(fields[0], radix: 16)), try #require(UInt32(fields[1], radix: 16)))
      // Marks, format characters, controls and conjoining jamo are ruled by other properties.
      if ["Mn", "Me", "Cf", "Cc", "Cs"].contains(fields[3]) { continue }
      for value in first...last where !(0x1160...0x11FF ~= value) && !(0xD7B0...0xD7FF ~= value) {
        let isWide = fields[2] == "W" || fields[2] == "F"
        checked += 1
        #expect(ScalarProperties(scalarValue: value).columns == (isWide ? 2 : 1), "U+\(String(value, radix: 16))")
        #expect(ScalarProperties(scalarValue: value).isAmbiguous == (fields[2] == "A"))
      }
    }
    #expect(checked > 280_000)
  }

  @Test(arguments: [
    ("", 0), ("plain", 5), ("한국어", 6), ("你好，世界 mixed", 16), ("ｶﾞ", 2), ("คำ", 2), ("ที่", 1), ("e\u{301}", 1),
    ("👨‍👩‍👧‍👦", 2), ("👋🏽", 2), ("🏳️‍🌈", 2), ("🇰🇷", 2), ("🇰", 1), ("1️⃣", 2), ("❤️", 2), ("❤", 1), ("☺︎", 1),
    ("\u{1100}\u{1161}\u{11A8}", 2), ("\u{AD}", 0), ("\u{200B}", 0), ("\u{FFFD}", 1), ("\u{E000}", 1),
    ("a\u{200D}b", 2),
    ("क्षि", 3), ("no\u{A0}break", 8), ("a\tb", 9), ("\t\t", 16), ("あ\tb", 9),
  ])
  func clustersAreMeasuredWhole(_ text: String, columns: Int) {
    #expect(CellMetrics().columns(of: text) == columns)
  }

  /// Whatever joins it: spacing marks, which have a cell of their own on letters, and what stands before it.
  @Test(arguments: [
    "🎉\u{903}", "🎉\u{903}\u{93F}", "👩‍💻\u{903}", "🇰🇷\u{903}", "1️⃣\u{903}", "👋🏽\u{903}", "❤️\u{903}", "🎉ﾞ", "🎉\u{E33}",
    "🎉\u{FE0E}\u{903}", "\u{600}🎉", "\u{D4E}🎉", "\u{D4E}🎉\u{903}", "\u{600}❤️", "\u{D4E}👩‍💻", "\u{D4E}🇰🇷",
  ])
  func emojiTakeTwoCellsWithAnything(_ cluster: String) {
    #expect(CellMetrics().columns(of: cluster) == 2)
  }

  @Test(arguments: [
    ("❤\u{903}", 2), ("©\u{301}", 1), ("🇰\u{903}", 2), ("\u{D4E}क", 2), ("a\u{FE0F}", 1), ("a🏽", 3), ("🏽", 2),
    (" 🏽\u{FE0F}", 3),
    ("ه\u{200D}", 1),
  ])
  func textTakesTheSumOfItsScalars(_ cluster: String, columns: Int) {
    #expect(CellMetrics().columns(of: cluster) == columns)
  }

  @Test(arguments: [
    ("👨‍👩‍👧‍👦", 8), ("👋🏽", 4), ("🏳️‍🌈", 3), ("🇰🇷", 2), ("1️⃣", 1), ("❤️", 1), ("🎉\u{903}", 3), ("한국어", 6), ("e\u{301}", 1),
  ])
  func emojiCanTakeTheSumOfTheirCodePoints(_ text: String, columns: Int) {
    var metrics = CellMetrics()
    metrics.emojiWidth = .codePoints
    #expect(metrics.columns(of: text) == columns)
  }

  @Test func ambiguousCharactersCanBeWide() {
    var metrics = CellMetrics()
    metrics.isAmbiguousWide = true
    #expect(metrics.columns(of: "─a±") == 5)
    #expect(metrics.columns(of: "e\u{301}") == 1)
  }

  @Test func tabSizeIsClamped() {
    var metrics = CellMetrics()
    metrics.tabSize = 0
    #expect(metrics.tabSize == 1)
    metrics.tabSize = .max
    #expect(metrics.tabSize == 1000)
  }

  @Test func everyScalarHasProperties() {
    for value in UInt32(0)...0x10FFFF {
      let properties = ScalarProperties(scalarValue: value)
      #expect(0...2 ~= properties.columns)
      _ = (properties.lineBreakClass, properties.graphemeBreakClass)
    }
    #expect(ScalarProperties(scalarValue: .max) == ScalarProperties(scalarValue: 0x10FFFF))
  }
}
