import HelpTooltip
import SpeechBubble
import TestSupport
import Testing

/// Bubbles of all looks, several on a line.
@Suite struct LooksTests {
  private static let help = (1...12).map { "  -\($0), --option-\($0)  about --this and --that" }.joined(separator: "\n")

  @Test(arguments: 1...300 as ClosedRange<UInt64>) func nothingLeavesThePage(_ seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let columns = Int.random(in: 1...100, using: &random)
    let glyphs = GlyphSet.named.randomElement(using: &random)!
    let tooltips = (0..<Int.random(in: 1...8, using: &random)).map { _ in
      let column = Int.random(in: 1...30, using: &random)
      let anchor = TextAnchor.cells(
        line: .random(in: 1...3, using: &random), columns: column...column + Int.random(in: 0...9, using: &random))
      let sides: [Tooltip.Side] = [.above, .below, .auto]
      return Tooltip(bubble(&random), at: anchor).side(sides.randomElement(using: &random)!)
    }
    let needed = tooltips.map { $0.bubble.arrowPosition(.top).leastColumns }
    if let first = needed.firstIndex(where: { $0 > columns }) {
      #expect(throws: TooltipError.tooNarrow(tooltip: first, needed: needed[first], available: columns)) {
        try annotate(Self.help, with: tooltips, columns: columns, glyphs: glyphs)
      }
    } else {
      let drawn = try annotate(Self.help, with: tooltips, columns: columns, glyphs: glyphs).picture
      expectSound(PrintedPage(drawn, of: Self.help), columns: columns, "\n\(drawn)")
    }
  }

  private func bubble(_ random: inout SeededRandom) -> Bubble {
    var bubble = Bubble("short", style: BubbleStyle(rawValue: .random(in: 0...7, using: &random)), arrowPosition: .left)
    bubble.text = ["", "one", "two\nlines", "한국어 텍스트", "a longer text that is wrapped"].randomElement(using: &random)!
    bubble.borderWidth = .random(in: 0...3, using: &random)
    bubble.cornerRadius = .random(in: 0...8, using: &random)
    bubble.textInset = .random(in: 0...3, using: &random)
    bubble.arrowSize = .random(in: 0...4, using: &random)
    bubble.clipsToBounds = .random(using: &random)
    return bubble
  }
}
