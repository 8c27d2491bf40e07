import HelpTooltip
import SpeechBubble
import TestSupport
import Testing

/// Several tooltips on one page.
@Suite struct StackTests {
  private static let line = "usage: tool -a -b -c --dry"

  private func tooltips(_ texts: (String, String)..., side: Tooltip.Side = .auto) -> [Tooltip] {
    texts.map { Tooltip($0, at: .text($1)).side(side) }
  }

  @Test func standSideBySideWhereThereIsRoom() throws {
    let tooltips = tooltips(("one", "usage"), ("two", "-a"), ("three", "--dry"))
    expectPicture(
      try annotate(Self.line, with: tooltips, columns: 80, glyphs: .unicode).picture,
      """
      usage: tool -a -b -c --dry
        ╱╲        ╱╲        ╱╲
      ╭╯  ╰─╮   ╭╯  ╰─╮  ╭─╯  ╰──╮
      │ one │   │ two │  │ three │
      ╰─────╯   ╰─────╯  ╰───────╯
      """)
  }

  @Test func theSecondGoesAboveTheThirdHasAStem() throws {
    let tooltips = tooltips(
      ("the first of all", "-a"), ("the second of all", "-b"), ("the third, longest of all", "--dry"))
    expectPicture(
      try annotate(Self.line, with: tooltips, columns: 80).picture,
      """
            .-------------------.
            | the second of all |
            '-------.  .--------'
                     \\/
      usage: tool -a -b -c --dry
                  /\\        /\\
      .----------'  '----. |  |
      | the first of all | |  |
      '------------------' |  |
               .-----------'  '------------.
               | the third, longest of all |
               '---------------------------'
      """)
  }

  @Test func stackOnTheSideAskedFor() throws {
    let tooltips = tooltips(("the first of all", "-a"), ("the second of all", "--dry"), ("third", "-b"), side: .above)
    expectPicture(
      try annotate(Self.line, with: tooltips, columns: 80, glyphs: .unicode).picture,
      """
                  ╭───────╮
                  │ third │
                  ╰─╮  ╭──╯
                     ╲╱
                   ╭───────────────────╮
                   │ the second of all │
                   ╰───────╮  ╭────────╯
      ╭──────────────────╮ │  │
      │ the first of all │ │  │
      ╰──────────╮  ╭────╯ │  │
                  ╲╱        ╲╱
      usage: tool -a -b -c --dry
      """)
  }

  /// Where the second cannot pass the first, it goes before it, if the first can pass it then.
  @Test func theOneThatCanPassStandsFurtherAway() throws {
    let tooltips = tooltips(("the first of them all", "-a"), ("second which is long", "--dry"), side: .below)
    expectPicture(
      try annotate(Self.line, with: tooltips, columns: 80).picture,
      """
      usage: tool -a -b -c --dry
                  /\\        /\\
                 |  | .----'  '--------------.
                 |  | | second which is long |
                 |  | '----------------------'
       .---------'  '----------.
       | the first of them all |
       '-----------------------'
      """)
  }

  /// Fifty on a page of forty lines: on every side, some on the same line, some at the same target.
  @Test(arguments: 1...20 as ClosedRange<UInt64>) func fiftyAtOnce(_ seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let lines = (0..<40).map { _ in
      (0..<Int.random(in: 0...6, using: &random)).map { _ in
        String(repeating: " ", count: Int.random(in: 0...20, using: &random)) + "word"
      }.joined()
    }
    let text = lines.joined(separator: "\n")
    let sides: [Tooltip.Side] = seed.isMultiple(of: 2) ? [.above, .below, .auto] : Tooltip.Side.allCases
    let tooltips = try (0..<50).map { number in
      let line = try #require(lines.indices.filter { !lines[$0].isEmpty }.randomElement(using: &random))
      let column = Int.random(in: 1...lines[line].count, using: &random)
      return Tooltip("number \(number)", at: .cells(line: line + 1, columns: column...column))
        .side(sides.randomElement(using: &random)!)
    }
    let columns = Int.random(in: 30...140, using: &random)
    let annotated = try annotate(text, with: tooltips, columns: columns, glyphs: .unicode).picture
    expectFifty(annotated, of: text, columns: columns, isBetweenLines: seed.isMultiple(of: 2))
  }

  private func expectFifty(_ annotated: String, of text: String, columns: Int, isBetweenLines: Bool) {
    if isBetweenLines {
      let page = PrintedPage(annotated, of: text)
      expectSound(page, columns: columns)
      expectBubbles(page, count: 50) { "number \($0)" }
    } else {
      // The text has no glyphs of bubbles, so the law sees only those.
      #expect(OutlineLaw(annotated, bubbles: 50).violations == [], "\n\(annotated)")
      for number in 0..<50 { #expect(annotated.split(separator: "number \(number) ").count == 2) }
      let words = annotated.split { $0.isWhitespace || "│<>".contains($0) }.filter { $0.contains("word") }
      #expect(words.joined() == text.split(separator: " ").joined().filter { !$0.isNewline })
    }
  }
}
