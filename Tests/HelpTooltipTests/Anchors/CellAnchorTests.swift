import HelpTooltip
import Testing

/// Anchors that are a line and columns.
@Suite struct CellAnchorTests {
  private static let page = (1...5).map { String(repeating: "\($0)", count: 80) }.joined(separator: "\n")
  private static let longText = String(repeating: "A tooltip wider than the space beside its anchor. ", count: 3)

  /// Cases t01. Columns count from 1; the tip keeps off the corners in the outermost two.
  @Test(arguments: [(1, 2), (2, 2), (3, 2), (4, 2), (41, 39), (77, 75), (78, 76), (79, 76), (80, 76)], [1, 3, 5])
  func tipStandsOverTheColumn(_ place: (column: Int, first: Int), _ line: Int) throws {
    for (side, isBelow) in [(Tooltip.Side.below, true), (.above, false)] {
      let anchor = TextAnchor.cells(line: line, columns: place.column...place.column)
      let page = PrintedPage(try picture(Self.page, Tooltip(Self.longText, at: anchor).side(side)), of: Self.page)
      expectSound(page, columns: 80)
      #expect(page.tips == [PrintedPage.Tip(line: line - 1, isBelow: isBelow, column: place.first)])
      #expect(page.drawn.count == 7)
    }
  }

  /// Cases t03: wide letters, tabs, and characters without width before the anchor.
  @Test(arguments: [
    ("  --名前 <値>  テキスト", 9), ("\t<", 8), ("名\t<", 8), ("1234567\t<", 8), ("12345678\t<", 16),
    ("e\u{301}e\u{301}e\u{301}e\u{301}<", 4), ("👨‍👩‍👧‍👦👨‍👩‍👧‍👦<", 4),
  ])
  func widthsCountCells(_ line: String, _ column: Int) throws {
    let sign = line.firstIndex(of: "<")!
    let anchors = [
      TextAnchor.text("<"), .cells(line: 1, columns: column + 1...column + 1), .range(sign..<line.index(after: sign)),
    ]
    for anchor in anchors { #expect(try tipColumn(line, at: anchor) == column - 1) }
  }

  @Test func halfOfAWideCharacterIsAllOfIt() throws {
    for column in 7...8 { #expect(try tipColumn("1234  한글", at: .cells(line: 1, columns: column...column)) == 6) }
  }

  @Test func blanksBehindTheLineAreOnThePage() throws {
    #expect(try tipColumn("short", at: .cells(line: 1, columns: 41...41)) == 39)
    #expect(try tipColumn("", at: .cells(line: 1, columns: 41...50)) == 44)
    #expect(throws: TooltipError.noSuchColumn(tooltip: 0, columns: 5)) {
      try picture("short", Tooltip("x", at: .cells(line: 1, columns: 81...90)))
    }
  }

  @Test(arguments: [0, 3, -1, .max, .min]) func lineMustBeThere(_ line: Int) {
    #expect(throws: TooltipError.noSuchLine(tooltip: 0, lines: 2)) {
      try picture("a\nb", Tooltip("x", at: .cells(line: line, columns: 1...1)))
    }
  }

  @Test(arguments: [0...0, -5...0, Int.max...Int.max, Int.min...Int.min])
  func columnMustBeThere(_ columns: ClosedRange<Int>) {
    #expect(throws: TooltipError.noSuchColumn(tooltip: 0, columns: 1)) {
      try picture("a\nb", Tooltip("x", at: .cells(line: 1, columns: columns)))
    }
  }

  @Test func sixtyCellsArePointedAtInTheirMiddle() throws {
    #expect(try tipColumn(String(repeating: "x", count: 80), at: .cells(line: 1, columns: 11...70)) == 39)
    let word = String(repeating: "x", count: 60)
    #expect(try tipColumn("    \(word) y", at: .text(word)) == 33)
  }
}
