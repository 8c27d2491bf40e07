import Testing

@testable import TerminalText

struct WrappingTests {
  private func rows(_ text: String, _ columns: Int?, breaksLongWords: Bool = true) -> [String] {
    TextLayout(wrapping: StyledText(text), WrapOptions(columns: columns, breaksLongWords: breaksLongWords)).rowTexts
  }

  @Test(arguments: [
    ("", 5, [""]), ("one two", 7, ["one two"]), ("one two", 6, ["one", "two"]), ("one  two", 4, ["one", "two"]),
    ("a\n\nb", 9, ["a", "", "b"]), ("a\n", 9, ["a"]), ("a\n\n", 9, ["a", ""]),
    ("  indented text", 10, ["  indented", "text"]),
    ("  indented text", 9, ["indented", "text"]), ("  indentedlong", 9, ["indentedl", "ong"]),
    ("Donaudampfschifffahrtsgesellschaft ja", 8, ["Donaudam", "pfschiff", "fahrtsge", "sellscha", "ft ja"]),
    ("abcdefghi 12 jklmnopqr 34", 8, ["abcdefgh", "i 12", "jklmnopq", "r 34"]),
    ("alpha,beta,gamma delta-epsilon", 5, ["alpha", ",beta", ",gamm", "a", "delta", "-", "epsil", "on"]),
    ("a🌞b", 2, ["a", "🌞", "b"]),
    ("Total 10\u{A0}km left, page\u{202F}7", 9, ["Total", "10\u{A0}km", "left,", "page\u{202F}7"]),
    ("foo\u{200B}bar\u{200B}baz", 5, ["foo", "bar", "baz"]),
    ("aa\tbb cc dd ee ff", 10, ["aa\tbb", "cc dd ee", "ff"]),
    ("see https://example.org/a?b=1&c=22 now", 14, ["see https://", "example.org/a?", "b=1&c=22 now"]),
    ("/usr/lib/2024/11-05", 8, ["/usr/", "lib/", "2024/11-", "05"]),
    ("cut 12/05/2024 date", 9, ["cut", "12/05/202", "4 date"]),
    ("한국어는 어절로 나눈다", 9, ["한국어는", "어절로", "나눈다"]),
    ("한국어는 어절로", 4, ["한국", "어는", "어절", "로"]),
    ("日本語は、どこでも。", 8, ["日本語", "は、どこ", "でも。"]),
    ("(「囲み」)です", 6, ["(「囲", "み」)", "です"]),
    ("คำคำคำ", 4, ["คำคำ", "คำ"]),
  ])
  func textBreaksWhereItMay(_ text: String, columns: Int, expected: [String]) {
    #expect(rows(text, columns) == expected)
  }

  @Test func softHyphensShowOnlyWhereTheyBreak() {
    let layout = TextLayout(wrapping: StyledText("hyphen\u{AD}ation"), WrapOptions(columns: 7))
    #expect(layout.rows.map { $0.traits.contains(.endsInHyphen) } == [true, false])
    #expect(layout.rows.map(\.columns) == [7, 5])
    let whole = TextLayout(wrapping: StyledText("hyphen\u{AD}ation"), WrapOptions(columns: 11))
    #expect(whole.rows.map(\.columns) == [11])
    let tight = TextLayout(wrapping: StyledText("hyphen\u{AD}ation"), WrapOptions(columns: 6))
    #expect(tight.rows.map(\.columns) == [6, 5], "no room for a hyphen")
    #expect(tight.rows.allSatisfy { !$0.traits.contains(.endsInHyphen) })
  }

  @Test func wordsStayWholeIfTheyMayRunOver() {
    #expect(rows("a lengthy word", 4, breaksLongWords: false) == ["a", "lengthy", "word"])
  }

  @Test func blanksAtALinesEndHang() {
    let layout = TextLayout(wrapping: StyledText("ab      \ncd"), WrapOptions(columns: 4))
    #expect(layout.rows.map(\.columns) == [4, 2])
    #expect(
      TextLayout(wrapping: StyledText(String(repeating: " \t", count: 999)), WrapOptions(columns: 4)).rows.count == 1)
  }

  @Test(arguments: [
    ("one two three", 9, 1, "one two", 8), ("one two three", 7, 1, "one tw", 7), ("a\nb\nc", 9, 2, "b", 2),
    ("a\nb", 9, 2, "b", 1), ("a\n\n", 9, 1, "a", 2), ("한국어 말", 4, 1, "한", 3),
  ])
  func textLeftOutShows(_ text: String, columns: Int, rows: Int, last: String, width: Int) throws {
    let layout = TextLayout(wrapping: StyledText(text), WrapOptions(columns: columns, maximumRows: rows))
    let row = try #require(layout.rows.last)
    #expect(layout.rows.count == rows && layout.rowTexts.last == last && row.columns == width)
    #expect(row.traits.contains(.endsInEllipsis) == (last != "b" || width == 2))
  }

  @Test func tabsStopFromTheTextsLeftEdge() {
    let layout = TextLayout(wrapping: StyledText("a\tb\nab\tc\nあ\td\n\te"))
    #expect(layout.rows.map(\.columns) == [9, 9, 9, 9])
  }

  @Test func directionIsThatOfTheFirstStrongCharacter() {
    let layout = TextLayout(wrapping: StyledText("1 שלום x\nx שלום\nplain é"))
    #expect(layout.rows.map { $0.traits.contains(.isRightToLeft) } == [true, false, false])
    #expect(layout.rows.map { $0.traits.contains(.holdsRightToLeft) } == [true, true, false])
  }
}

extension TextLayout {
  var rowTexts: [String] { rows.map { String(decoding: text.utf8[$0.start..<$0.end], as: UTF8.self) } }
}
