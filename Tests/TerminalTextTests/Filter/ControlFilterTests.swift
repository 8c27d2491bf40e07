import Testing

@testable import TerminalText

@Suite struct ControlFilterTests {
  @Test(arguments: [
    FilterCase("a\nb\r\nc\rd\u{85}e\u{0B}f\u{0C}g\u{2028}h\u{2029}i", "a\nb\nc\nd\ne\nf\ng\nh\ni"),
    FilterCase("a\n\rb\r\r\nc", "a\n\nb\n\nc"),
    FilterCase("a\u{1B}Eb", "a\nb"),
    FilterCase("a\n", "a"),
    FilterCase("a\n\n", "a\n"),
    FilterCase("a\r\n", "a"),
    FilterCase("\n", ""),
    FilterCase("", ""),
    FilterCase("a\n\u{1B}[0m", "a"),
    FilterCase("a\n\u{1B}[0m", "a\n␛[0m", .show),
    FilterCase("\ta\tb", "\ta\tb"),
    FilterCase("a\r\u{1B}[m\nb", "a\n\nb"),
  ])
  func lineEnds(_ row: FilterCase) {
    for policy in row.policy == .show ? [.show] : [ControlPolicy.keep, .strip] { expect(row, policy) }
  }

  @Test(arguments: [
    FilterCase("\u{FEFF}a\u{FEFF}b", "a\u{FEFF}b"),
    FilterCase("\u{FEFF}\u{FEFF}a", "\u{FEFF}a"),
    FilterCase("\u{FEFF}\u{1B}[1ma", "‹bold›a"),
    FilterCase("\u{1B}[1m\u{FEFF}a", "‹bold›\u{FEFF}a"),
    FilterCase("\u{FEFF}a", "a", .show),
  ])
  func byteOrderMark(_ row: FilterCase) { expect(row) }

  @Test(arguments: [
    FilterCase("a\0b\u{07}c\u{08}d\u{7F}e", "abcde"),
    FilterCase("a\u{202E}b\u{2066}c\u{200E}\u{200F}\u{61C}d", "abc\u{200E}\u{200F}\u{61C}d"),
    FilterCase("a\u{202E}b\u{2069}c\u{200E}d", "a\u{FFFD}b\u{FFFD}c\u{200E}d", .show),
    FilterCase("a\0b\u{1B}[1mc\u{7F}\u{9B}31m", "a␀b␛[1mc␡\u{FFFD}31m", .show),
    FilterCase("\u{1B}]8;;http://x\u{1B}\\a", "␛]8;;http://x␛\\a", .show),
    FilterCase("a\u{1B}[1mb\u{1B}]8;;http://x\u{07}c", "abc", .strip),
    FilterCase("{}[]\\%d\\n \u{1F600}", "{}[]\\%d\\n \u{1F600}", .strip),
  ])
  func controls(_ row: FilterCase) { expect(row) }

  @Test(arguments: [
    FilterCase("a\u{1B}[31\nmb", "a\nmb"),
    FilterCase("a\u{1B}[31\r\nmb", "a\nmb"),
    FilterCase("a\u{1B}[31\u{18}mb", "amb"),
    FilterCase("a\u{1B}[31\u{1A}mb", "amb"),
    FilterCase("a\u{1B}[31\u{1B}[1mb", "a‹bold›b"),
    FilterCase("a\u{1B}[31\u{9B}1mb", "a‹bold›b"),
    FilterCase("a\u{1B}[3\u{07}1\u{7F}mb", "a‹fg1›b"),
    FilterCase("a\u{1B}[31émb", "aémb"),
    FilterCase("a\u{1B}\nb", "a\nb"),
    FilterCase("a\u{1B}(Bb\u{1B}#8c\u{1B}7d", "abcd"),
    FilterCase("a\u{1B}[?31mb\u{1B}[>1mc\u{1B}[31 md\u{1B}[1?me", "abcde"),
    FilterCase("a\u{1B}[1;2;3!!!!!!pb", "ab"),
    FilterCase("a\u{1B}", "a"),
    FilterCase("a\u{1B}[31", "a"),
    FilterCase("\u{1B}[3\t1mb", "\t‹fg1›b"),
  ])
  func sequencesCutShort(_ row: FilterCase) { expect(row) }

  @Test(arguments: ["]", "P", "_", "^", "X"])
  func stringControlsEnd(_ introducer: String) throws {
    let control = try #require(introducer.unicodeScalars.first).value + 0x40
    for opening in ["\u{1B}\(introducer)", "\(try #require(Unicode.Scalar(control)))"] {
      for ending in ["\u{1B}\\", "\u{9C}", "\u{07}", "\u{18}", "\u{1A}"] {
        expect(FilterCase("a\(opening)0;täg\u{1}\t[31m\(ending)b", "ab"))
      }
      for ending in ["\n", "\r\n", "\r", "\u{85}", "\u{0B}", "\u{0C}", "\u{2028}", "\u{2029}", "\u{1B}E"] {
        expect(FilterCase("a\(opening)0;title\(ending)b", "a\nb"))
      }
      expect(FilterCase("a\(opening)0;title", "a"))
      expect(FilterCase("a\(opening)0;title\u{1B}", "a"))
      expect(FilterCase("a\(opening)0;title\u{1B}[1mb", "a‹bold›b"))
    }
  }

  @Test func runsBeginWithText() {
    expect(FilterCase("\u{1B}[1m\u{1B}[31mab\u{1B}[0m", "‹bold fg1›ab"))
    expect(FilterCase("a\u{1B}[1m\n\u{1B}[0mb", "a\nb"))
    expect(FilterCase("a\u{1B}[1m\nb\n", "a\n‹bold›b"))
    expect(FilterCase("a\u{1B}[1m\u{1B}[22mb", "ab"))
    expect(FilterCase("a\u{1B}[1m\tb", "a‹bold›\tb"))
  }

  @Test func finishLeavesAFreshFilter() {
    var filter = ControlFilter(policy: .keep)
    for _ in 0..<2 {
      Array("\u{FEFF}\u{1B}[1ma\u{1B}[3".utf8).withUnsafeBufferPointer { filter.feed($0) }
      #expect(notation(filter.finish()) == "‹bold›a")
    }
  }

  @Test func standInsInASCII() {
    func ascii(_ text: String, _ policy: ControlPolicy = .keep) -> String {
      notation(StyledText(text, policy: policy, isASCII: true))
    }
    #expect(ascii("a\u{FFFD}é") == "a?é")
    #expect(ascii("a\u{1B}b\u{7F}\u{80}\u{202E}\tc\n\nd", .show) == "a?b???\tc\n\nd")
    #expect(notation(filter([0x61, 0xFF, 0xC3], isASCII: true)) == "a??")
  }

  private func expect(_ row: FilterCase, _ policy: ControlPolicy? = nil) {
    let text = StyledText(row.input, policy: policy ?? row.policy)
    #expect(notation(text) == row.output, "\(row.input.debugDescription)")
    expectSafe(text)
  }
}
