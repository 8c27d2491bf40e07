import SpeechBubble
import TerminalText
import TestSupport
import Testing

@testable import Conversation

/// Text that is given back.
@Suite struct UnwrapperTests {
  private static let words = [
    "the", "quick", "brown", "fox", "jumps", "over", "it", "a", "λόγος", "και", "γράμματα", "Привет", "мир", "ещё",
    "안녕하세요",
    "오늘은", "날씨가", "좋네요", "말",
  ]

  /// Random single paragraphs in all sets, on all edges, left-aligned and centred. Dashes of blocks, and dashes in large
  /// corners, of which little is left to be seen in ASCII, are not among them.
  @Test(arguments: ["unicode", "double", "ascii"]) func printedParagraphsComeBack(_ name: String) throws {
    let glyphs = try #require(GlyphSet.named.first { $0.name == name })
    var random = SeededRandom(seed: 5)
    for round in 0..<400 {
      let text = (0..<Int.random(in: 1...30, using: &random)).map { _ in Self.words.randomElement(using: &random)! }
        .joined(separator: " ")
      let style = [BubbleStyle.line, .dottedLine, [.fill, .line]].randomElement(using: &random)!
      let radius = [0, 1, 1, 1, 3, 5, 8].randomElement(using: &random)!
      let bubble = Bubble(text, style: style, arrowPosition: .top)
        .arrow(
          ArrowPosition.allCases.randomElement(using: &random)!, ratio: .random(in: 0...1, using: &random),
          size: .random(in: 0...3, using: &random)
        )
        .textAlignment([.left, .center].randomElement(using: &random)!)
        .borderWidth(.random(in: 1...(style == .dottedLine ? 2 : 3), using: &random))
        .cornerRadius(glyphs == .ascii && style == .dottedLine ? min(radius, 3) : radius)
        .textInset(.random(in: 0...3, using: &random))
      let columns = Int.random(in: 28...60, using: &random)
      let width: WidthLimit = round % 4 == 0 ? .exactly(columns) : .atMost(columns)
      let picture = try bubble.render(RenderOptions(width: width, glyphs: glyphs)).picture
      let unwrapped = unwrap(picture)
      #expect(unwrapped == text + "\n", "\n\(picture)")
    }
  }

  @Test func hardBreaksThatShowStay() {
    #expect(
      unwrap(
        """
        Anna  12:30
        ╭───────────────────╮
        │ - one             │
        │   two             │
        │                   │
        │ a long line which │
        │ is wrapped        │
        ╰──╮  ╭─────────────╯
            ╲╱
                   ╱╲
              .---'  '.
              | <b>|  |
              '-------'
        """) == "Anna  12:30\n- one\n  two\n\na long line which is wrapped\n\n<b>|\n")
  }

  @Test func breaksAreKeptWhereAsked() {
    var unwrapper = Unwrapper()
    unwrapper.keepsBreaks = true
    #expect(unwrapper.text(of: StyledText("╭─────╮\n│ one │\n│ two │\n╰─────╯")) == "one\ntwo\n")
  }

  @Test func scriptsWithoutSpacesAndHyphensAreJoinedWithoutOne() {
    #expect(unwrap("╭──────╮\n│ 漢字 │\n│ かな │\n╰──────╯") == "漢字かな\n")
    #expect(unwrap("╭───────╮\n│ well- │\n│ known │\n╰───────╯") == "well-known\n")
    #expect(unwrap("╭──────╮\n│ 한국 │\n│ 말도 │\n╰──────╯") == "한국 말도\n")
  }

  @Test(arguments: ["plain\n  text\n\n.--\n| x\n", "╭──╮\nno end\n", ""]) func whatIsNoBubbleStays(_ text: String) {
    #expect(unwrap(text) == (text.isEmpty ? "\n" : text))
  }

  private func unwrap(_ picture: String) -> String { Unwrapper().text(of: StyledText(picture, policy: .strip)) }
}
