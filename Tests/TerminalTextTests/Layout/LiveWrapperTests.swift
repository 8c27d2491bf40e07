import Testing

@testable import TerminalText

/// Rows of a text that arrives.
struct LiveWrapperTests {
  private func rows(_ text: String, _ options: WrapOptions) -> [String] {
    var wrapper = LiveWrapper(options)
    var filter = ControlFilter(policy: .keep)
    var rows: [String] = []
    func take() {
      let text = wrapper.text
      rows += wrapper.takeRows().map { String(decoding: text.utf8[$0.start..<$0.end], as: UTF8.self) }
    }
    for byte in text.utf8 {
      [byte].withUnsafeBufferPointer { filter.feed($0) }
      wrapper.feed(filter.takeFinished())
      take()
    }
    wrapper.finish(filter.takeRest())
    take()
    return rows
  }

  @Test(arguments: [
    "", "\n", "a\n", "a\n\n", "one two three four", "  indented words and more", "alpha,beta,gamma delta-epsilon",
    "see https://example.org/a?b=1&c=22 now", "日本語は、どこでも。", "hyphen\u{AD}ation is hyphen\u{AD}ated", "a\tb\tc d e f",
    "foo\u{200B}bar\u{200B}baz", "👩‍💻👩‍💻 🇰🇷🇰🇷🇰🇷 e\u{301}e\u{301}", "$(5) 10% (a) x", "שלום 1 עולם",
  ])
  func areThoseOfTheWholeText(_ text: String) {
    for columns in 2...14 {
      for limit in [0, 1, 2] {
        let options = WrapOptions(columns: columns, maximumRows: limit)
        #expect(rows(text, options) == TextLayout(wrapping: StyledText(text), options).rowTexts, "\(columns), \(limit)")
      }
    }
  }

  /// The word is shown already when it turns out that the standard would keep the next on its row.
  @Test func aSpaceAlwaysEndsAWord() {
    #expect(rows("bonjour !", WrapOptions(columns: 8)) == ["bonjour", "!"])
    #expect(rows("bonjour \u{301}x", WrapOptions(columns: 7)) == ["bonjour", " \u{301}x"])
  }

  @Test func textThatIsDoneWithIsDropped() {
    var wrapper = LiveWrapper(WrapOptions(columns: 20))
    for _ in 0..<10_000 {
      wrapper.feed(StyledText("some words \u{1B}[31mto wrap"))
      _ = wrapper.takeRows()
    }
    #expect(wrapper.text.utf8.count < 10_000)
  }
}
