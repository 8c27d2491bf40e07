import Testing

@testable import TerminalText

struct WrappingTests {
  private func rows(
    _ text: String, _ columns: Int?, _ wrapping: TextWrapping = .greedy, breaksLongWords: Bool = true
  ) -> [String] {
    let options = WrapOptions(columns: columns, wrapping: wrapping, breaksLongWords: breaksLongWords)
    return TextLayout(wrapping: StyledText(text), options).rowTexts
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

  @Test(arguments: [
    ("The quick brown fox jumps over the lazy dog", 31, ["The quick brown fox", "jumps over the lazy dog"]),
    ("one two three four\nfive", 14, ["one two", "three four", "five"]),
    ("한국어는 어절로 나눈다 그렇다", 20, ["한국어는 어절로", "나눈다 그렇다"]),
    ("日本語の文章は、どこでも。", 22, ["日本語の文章", "は、どこでも。"]),
    ("fits", 9, ["fits"]), ("", 9, [""]), ("a  b", 3, ["a", "b"]),
    ("hyphen\u{AD}ation is", 13, ["hyphen\u{AD}", "ation is"]),
    // What fits the room is not broken, and indentation stays, only for the rows' evenness.
    ("abcdefghij klm nop", 12, ["abcdefghij", "klm nop"]), ("  indented text", 10, ["  indented", "text"]),
    // A word is broken in any case.
    ("a b c d abcdefghijkl", 10, ["a b c d", "abcdefghij", "kl"]),
    // More than ten rows.
    (String(repeating: "aa ", count: 21) + "b", 5, Array(repeating: "aa aa", count: 10) + ["aa b"]),
    (String(repeating: "aa ", count: 10) + "b", 9, ["aa aa aa", "aa aa aa", "aa aa aa", "aa b"]),
  ])
  func rowsAreBalanced(_ text: String, columns: Int, expected: [String]) {
    #expect(rows(text, columns, .balanced) == expected)
  }

  @Test(arguments: [
    ("one two three", 7, "one tw", 7), ("one two", 7, "one two", 7), ("one two   ", 7, "one two", 7),
    ("  one two", 7, "  one", 6), ("한국어 말", 6, "한국", 5), ("a\tb", 8, "a", 2), ("ab", 2, "ab", 2), ("漢字", 2, "", 1),
    ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}", 2), ("hyphen\u{AD}ation", 8, "hyphen\u{AD}a", 8),
  ])
  func linesAreCut(_ text: String, columns: Int, kept: String, width: Int) {
    let layout = TextLayout(wrapping: StyledText(text), WrapOptions(columns: columns, wrapping: .none))
    #expect(layout.rowTexts == [kept] && layout.columns == width)
    #expect(layout.rows[0].traits.contains(.endsInEllipsis) == (kept.utf8.count < text.filter { $0 != " " }.utf8.count))
    #expect(rows(text, nil, .none) == [text] && rows(text, columns, .none, breaksLongWords: false).count == 1)
  }

  @Test func eachLineIsCutByItself() {
    #expect(rows("one two three\n\nfour\nfive and six", 8, .none) == ["one two", "", "four", "five an"])
    let options = WrapOptions(columns: 8, wrapping: .none, maximumRows: 2, ellipsis: .ascii)
    let layout = TextLayout(wrapping: StyledText("one\ntwo three four\nfive"), options)
    #expect(layout.rowTexts == ["one", "two t"] && layout.columns == 8)
  }

  @Test func rowsLeftOutAreNotBalanced() {
    let options = WrapOptions(columns: 14, wrapping: .balanced, maximumRows: 2)
    let layout = TextLayout(wrapping: StyledText("one two three four five six"), options)
    #expect(layout.rowTexts == ["one two three", "four five six"] && layout.rows[1].traits == .isASCII)
    let cut = TextLayout(wrapping: StyledText("one two three four five six seven"), options)
    #expect(cut.rowTexts == ["one two three", "four five six"] && cut.rows[1].columns == 14)
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

  @Test func aBlankIsNoRow() {
    #expect(rows("ab 🏽", 2) == ["ab", "🏽"])
    #expect(rows("    ?", 4) == ["?"])
  }

  @Test func whatHasNoWidthNeedsNoRow() {
    #expect(rows("abcd \u{200E}\nx", 4) == ["abcd", "x"])
    #expect(rows("abcd \u{200E}ef", 4) == ["abcd", "\u{200E}ef"])
    #expect(rows("abcd  \u{200E}", 4, .none) == ["abcd"])
    #expect(rows("abcd \u{1161}\u{301}ef", 4) == ["abcd", "\u{1161}\u{301}ef"])
    #expect(rows("\u{200E}  long", 4) == ["long"])
    #expect(rows("\u{1161}longer", 4) == ["\u{1161}long", "er"])
    #expect(rows("\u{AD}longer", 4) == ["\u{AD}long", "er"])
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
