import HelpTooltip
import Testing

/// Anchors that are a text.
@Suite struct LiteralAnchorTests {
  /// The two cells of the tip stand on both sides of the anchor's middle.
  @Test(arguments: [
    ("-c and --color -c", "-c", 1, 0), ("--color, -c", "-c", 1, 9), ("x-c a-cb -c", "-c", 1, 9),
    ("--color --color=x", "--color", 2, 10), ("--at-text --at", "--at", 1, 11),
    ("été ét ...", "ét", 1, 4), ("e\u{301}t e t", "e", 1, 2),
    // Only inside longer words.
    ("----verbose---", "--verbose", 1, 5), ("aaa baab", "aa", 2, 5),
    // The second place as a whole word if there is one, else the second of all.
    ("      -v --vv -v", "-v", 2, 14), ("      x-v -v", "-v", 2, 10), ("      -v x-v", "-v", 2, 10),
  ])
  func findsWholeWordsFirst(_ text: String, _ target: String, _ occurrence: Int, _ column: Int) throws {
    // Tips keep away from the corners at the page's left end.
    let found = try tipColumn("      " + text, at: .text(target, occurrence: occurrence))
    #expect(found == column + 6)
  }

  @Test(arguments: [("--verbos", 2, 1), ("-v", 4, 2), ("x", 1, 0), ("", 1, 0), ("-v", 0, 2), ("-v", -1, 2)])
  func saysHowOftenItOccurs(_ target: String, _ occurrence: Int, _ found: Int) {
    #expect(throws: TooltipError.noSuchText(tooltip: 1, occurrences: found)) {
      try picture(
        "-v and --verbose", Tooltip("a", at: .text("and")), Tooltip("b", at: .text(target, occurrence: occurrence)))
    }
  }

  @Test func mayGoOverLines() throws {
    let page = PrintedPage(
      try picture("    one\n    two", Tooltip("x", at: .text("one\n    two"))), of: "    one\n    two")
    #expect(page.tips == [PrintedPage.Tip(line: 1, isBelow: true, column: 4)])
  }
}
