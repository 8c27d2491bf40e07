import TestSupport
import Testing

/// Theme B: where rows end, and white space.
@Suite struct RowCaseTests {
  /// Prints text in so many columns of content, left aligned.
  private func print(_ text: String, content: Int? = nil, _ options: String...) throws -> Outcome {
    let width = content.map { String($0 + 4) } ?? "none"
    return try Invocation(arguments: ["--text-alignment", "left", "-w", width] + options)
      .with { $0.input = .text(text) }.run()
  }

  /// Case p01.
  @Test func aLongWordIsBrokenAndNothingElse() throws {
    let word = "Donaudampfschifffahrtsgesellschaft"
    let outcome = try print(word + " ja", content: 8)
    expectRectangle(outcome, columns: 12)
    #expect(outcome.contentRows.joined() == word + " ja")
  }

  /// Cases p02, p03, p05, p07, p08 and p14.
  @Test(arguments: [
    ("abcdefghi 12 jklmnopqr 34", 8, ["abcdefgh", "i 12", "jklmnopq", "r 34"]),
    ("alpha,beta,gamma delta-epsilon", 5, ["alpha", ",beta", ",gamm", "a", "delta", "-", "epsil", "on"]),
    ("a🌞b", 2, ["a", "🌞", "b"]),
    ("Total 10\u{A0}km left, page\u{202F}7", 9, ["Total", "10\u{A0}km", "left,", "page\u{202F}7"]),
    ("foo\u{200B}bar\u{200B}baz", 5, ["foo", "bar", "baz"]),
    ("foo\u{200B}bar\u{200B}baz", 20, ["foo\u{200B}bar\u{200B}baz"]),
    ("aa\tbb cc dd ee ff", 10, ["aa      bb", "cc dd ee", "ff"]),
  ])
  func rowsEndWhereTheyMay(_ text: String, content: Int, expected: [String]) throws {
    let outcome = try print(text, content: content, "--tab-size=8")
    #expect(outcome.contentRows == expected)
    let widest = try #require(["🌞": 2, "foo\u{200B}bar\u{200B}baz": 9][expected.last!] ?? expected.map(\.count).max())
    #expect(outcome.lines[0].count == (expected.contains("🌞") ? 2 : widest) + 4)
    #expect(!outcome.outputBytes.contains(UInt8(ascii: "\t")))
  }

  /// Case p04.
  @Test func aWideLetterNeedsItsRoom() throws {
    for columns in ["4", "5"] {
      let outcome = try Invocation("--width", columns, "女").run()
      #expect(outcome.status == 2 && outcome.output == "")
      #expect(outcome.errors == "bubble: --width \(columns): this bubble needs at least 6 columns\n")
    }
    #expect(try Invocation("--width", "6", "女").run().lines.prefix(3) == ["╭────╮", "│ 女 │", "╰╮  ╭╯"])
  }

  /// Case p15.
  @Test func tabsStopEveryEightCells() throws {
    let text = "a\tb\nab\tc\nあ\td\n\te\nA rule, n.:\n\tIf the plug fits, it is the wrong one.\n\t\t-- A. Tester"
    let blanks = String(repeating: " ", count: 8)
    let outcome = try print(text, "--tab-size", "8")
    #expect(
      outcome.contentRows == [
        "a       b", "ab      c", "あ      d", blanks + "e", "A rule, n.:",
        blanks + "If the plug fits, it is the wrong one.",
        blanks + blanks + "-- A. Tester",
      ])
    #expect(Set(outcome.lines.filter { $0.first == "│" && !$0.contains("あ") }.map(\.count)) == [outcome.lines[0].count])
  }
}
