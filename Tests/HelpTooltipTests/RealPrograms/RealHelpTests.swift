import HelpTooltip
import Testing

/// Help written by real programs, with a tooltip at every option name in it.
@Suite struct RealHelpTests {
  @Test(arguments: HelpProgram.all, [40, 80, 132])
  func everyOptionCanBePointedAt(_ program: HelpProgram, _ columns: Int) throws {
    let help = try program.help()
    let lines = String(help.last == "\n" ? help.dropLast() : help[...])
    for name in OptionNames.find(in: help) {
      let tooltip = Tooltip("This is what \(name) is about", at: .text(name))
      let page = PrintedPage(try annotate(help, with: [tooltip], columns: columns).picture, of: lines)
      expectSound(page, columns: columns, "\(name)")
      let word = try #require(FoldedWord(name, in: lines, columns: columns), "\(name)")
      let tips = page.tips
      #expect(tips.count == 1 && word.isPointedAt(by: tips[0], columns: columns), "\(name): \(tips) for \(word)")
      #expect(page.drawn.count >= 4 && page.drawn.contains { $0.contains("| This is") }, "\(name)")
    }
  }

  @Test func thereAreEnoughOptions() throws {
    let counts = try HelpProgram.all.map { OptionNames.find(in: try $0.help()).count }
    #expect(counts.allSatisfy { $0 > 15 }, "\(counts)")
    #expect(counts.reduce(0, +) >= 300, "\(counts)")
  }

  @Test func aMissingProgramNamesItsPackage() {
    let error = #expect(throws: HelpProgram.Missing.self) { try HelpProgram("bubblewrong -h", from: "wrong").help() }
    #expect(error?.description.hasSuffix("install the package wrong") == true)
  }

  /// Every option of a help at once: nothing is lost, overlaps or leaves the page.
  @Test(arguments: HelpProgram.all) func allOptionsAtOnce(_ program: HelpProgram) throws {
    let help = try program.help()
    let lines = String(help.last == "\n" ? help.dropLast() : help[...])
    let names = OptionNames.find(in: help)
    let tooltips = names.enumerated().map { Tooltip("tip \($0)", at: .text($1)) }
    let page = PrintedPage(
      try annotate(help, with: tooltips, columns: 80, glyphs: .unicode).picture, of: lines)
    expectSound(page, columns: 80)
    expectBubbles(page, count: names.count) { "tip \($0)" }
  }
}
