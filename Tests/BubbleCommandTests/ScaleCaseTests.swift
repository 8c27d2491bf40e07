import TestSupport
import Testing

/// Theme J: much of the same. How long it takes is measured by `BubbleBenchmarks`, as ratios.
@Suite struct ScaleCaseTests {
  /// Case s03.
  @Test func aClusterOfManyMarksIsCut() throws {
    let marks = String(repeating: "\u{301}", count: 100_000)
    let outcome = try Invocation().with { $0.input = .text("a\(marks)b") }.run()
    #expect(outcome.lines[0] == "╭────╮")
    let row = try #require(outcome.lines.dropFirst().first).unicodeScalars
    #expect(row.filter { $0 != "\u{301}" }.map(String.init).joined() == "│ ab │")
    #expect(row.count { $0 == "\u{301}" } == 31)
  }

  /// Case s04.
  @Test(arguments: [["--color=always"], ["--color=truecolor", "-s", "fill,line"]])
  func manyStyleChangesStaySmall(_ options: [String]) throws {
    let text = String(repeating: "\u{1B}[31ma\u{1B}[1mb\u{1B}[0m\n", count: 50_000)
    let outcome = try Invocation(arguments: options).with { $0.input = .text(text) }.run()
    #expect(outcome.lines.count == 50_003)
    #expect(outcome.outputBytes.count <= 20 * text.utf8.count)
    expectClosedRows(outcome)
  }

  @Test func aLineOfBlanksIsOneRow() throws {
    let outcome = try Invocation("-w", "40").with { $0.input = .text(String(repeating: " \t", count: 100_000)) }.run()
    expectRectangle(outcome, columns: 37)
    #expect(outcome.lines.count == 4)
  }

  @Test func aLongWordIsWhole() throws {
    let word = String(repeating: "abcdefghijklmnopqrstuvwxyz", count: 40_000)
    let outcome = try Invocation("-w", "80", "--text-alignment", "left").with { $0.input = .text(word) }.run()
    let isWhole = outcome.contentRows.joined() == word
    #expect(isWhole)
    #expect(outcome.outputBytes.count <= 2 * word.utf8.count)
  }

  /// Case s06.
  @Test(arguments: [20, 40, 80])
  func tabsAndSpacesAlike(_ columns: Int) throws {
    let text =
      "A Law of Plugs, n.:\n\tAny plug with two ways in\n\t     will need three tries.\n        (spaces instead of a tab)\n\n"
      + "\t\t-- A. Tester, 1999"
    let outcome = try Invocation("-w", String(columns), "--text-alignment=left").with { $0.input = .text(text) }.run()
    expectRectangle(outcome)
    #expect(outcome.lines.allSatisfy { $0.count <= columns })
    #expect(outcome.contentRows.count { $0.isEmpty } == 1)
    if columns == 80 {
      #expect(
        outcome.contentRows == [
          "A Law of Plugs, n.:", "        Any plug with two ways in", "             will need three tries.",
          "        (spaces instead of a tab)", "", "                -- A. Tester, 1999",
        ])
    }
  }
}
