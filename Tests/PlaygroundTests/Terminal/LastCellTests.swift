import TestSupport
import Testing

/// A terminal scrolls when something is written into its last cell without care.
@Suite struct LastCellTests {
  private static let long = String(repeating: "long", count: 500)

  @Test func lastColumnIsDrawn() throws {
    let playground = try PlaygroundSession(Self.long)
    try playground.press("f")
    let screen = try playground.screen()
    #expect(screen.rows[0].hasPrefix("▸text"))
    #expect(screen.rows[2].count == 80 && screen.rows[2].last == "╮")
    #expect(screen.rows[3...21].allSatisfy { $0.count == 80 && $0.last == "│" })
    #expect(screen.rows[23].hasPrefix("? help"))
    try playground.press("f", "End")
    #expect(try playground.screen().rows[22].hasSuffix("(default 0.5)"))
    #expect(try playground.screen().rows[22].count == 80)
  }

  /// At this width the key bar ends in the last cell.
  @Test(arguments: ["tmux-256color", "xterm", "screen", "xterm-256color", "linux"])
  func lastCellIsDrawn(type: String) throws {
    let playground = try PlaygroundSession(Self.long, columns: 77, type: type)
    for _ in 1...2 {
      let screen = try playground.screen()
      #expect(screen.rows[0].hasPrefix(" property"))
      #expect(screen.rows[23].count == 77 && screen.rows[23].hasSuffix("e export"))
      #expect(screen.status == nil)
      try playground.press("C-l")
    }
  }

  @Test func fillsTheWholeOfASmallScreen() throws {
    let playground = try PlaygroundSession(Self.long, columns: 20, rows: 5)
    #expect(try playground.screen().rows[2].count == 20)
    #expect(try playground.screen().rows[2].last == "╮")
  }
}
