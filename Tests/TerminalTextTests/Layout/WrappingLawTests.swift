import TestSupport
import Testing

@testable import TerminalText

struct WrappingLawTests {
  /// No row is wider than the room, none starts with a mark, and joined they give the text back up to white space at
  /// breaks.
  @Test func rowsKeepTheTextAndTheRoom() {
    var random = SeededRandom(seed: 7)
    let words = [
      "word", "(see", "12.5%)", "a-b", "/usr/lib", "한국어", "日本。", "👩‍💻", "คำ", "e\u{301}e", "ｶﾞ", "\u{1100}\u{1100}\u{1161}",
      "שלום", "\u{200B}",
    ]
    for _ in 0..<3000 {
      let text = (0..<Int.random(in: 0...12, using: &random)).map { _ in
        words.randomElement(using: &random)! + [" ", "  ", "", "\n", "\t"].randomElement(using: &random)!
      }.joined()
      let filtered = StyledText(text)
      let columns = Int.random(in: 2...20, using: &random)
      let layout = TextLayout(wrapping: filtered, WrapOptions(columns: columns))
      #expect(layout.rows.allSatisfy { $0.columns <= columns }, "\(text.debugDescription) in \(columns)")
      expectOnlyBlanksBetween(layout)
      for (row, string) in zip(layout.rows, layout.rowTexts) {
        #expect(CellMetrics().columns(of: string) == row.columns, "\(string.debugDescription)")
        #expect(string.unicodeScalars.first.map { !ScalarProperties(scalarValue: $0.value).isMark } ?? true)
      }
    }
  }

  /// No paragraph gets more rows by balancing, none a wider one, and there is no smaller room that would do.
  @Test func balancedRowsAreThoseOfTheSmallestRoom() {
    var random = SeededRandom(seed: 8)
    let words = ["a", "word", "longer", "(see", "12.5%)", "한국어", "日本。", "👩‍💻", "soft\u{AD}ly", "e\u{301}e", "שלום"]
    for _ in 0..<2000 {
      let line = (1...Int.random(in: 1...24, using: &random)).map { _ in words.randomElement(using: &random)! }
      let text = StyledText(line.joined(separator: " "))
      let columns = Int.random(in: 6...24, using: &random)
      let greedy = TextLayout(wrapping: text, WrapOptions(columns: columns))
      let balanced = TextLayout(wrapping: text, WrapOptions(columns: columns, wrapping: .balanced))
      let comment = Comment(rawValue: "\(line) in \(columns): \(balanced.rowTexts)")
      expectOnlyBlanksBetween(balanced)
      #expect(balanced.rows.count == greedy.rows.count && balanced.columns <= greedy.columns, comment)
      let narrower = TextLayout(wrapping: text, WrapOptions(columns: max(balanced.columns - 1, 2)))
      let widest = words.reduce(0) { max($0, CellMetrics().columns(of: $1)) }
      let isLeast = narrower.rows.count > greedy.rows.count || balanced.columns <= widest
      #expect(greedy.rows.count > 10 || greedy.rows.count == 1 || isLeast, comment)
    }
  }

  private func expectOnlyBlanksBetween(_ layout: TextLayout) {
    let starts = layout.rows.map(\.start) + [layout.text.utf8.count]
    for (row, next) in zip(layout.rows, starts.dropFirst()) {
      let between = String(decoding: layout.text.utf8[row.end..<next], as: UTF8.self)
      #expect(
        between.unicodeScalars.allSatisfy { " \t\n\u{200B}".unicodeScalars.contains($0) }, "\(between.debugDescription)"
      )
    }
  }

  /// Wrapping to the width a text has by itself changes nothing.
  @Test func roomEnoughIsNoLimit() {
    for text in ["one two\nthree", "한국어 텍스트\tx", "a\u{AD}b c", "  (x) y"] {
      let free = TextLayout(wrapping: StyledText(text))
      let wrapped = TextLayout(wrapping: StyledText(text), WrapOptions(columns: free.columns))
      #expect(free.rowTexts == wrapped.rowTexts)
    }
  }
}
