import SpeechBubble
import TerminalText
import TestSupport
import Testing

@testable import Conversation

/// Bubbles that are written while their text arrives.
@Suite struct StreamingBubbleTests {
  static let plain = Bubble("", style: .line, arrowPosition: .bottom).textAlignment(.natural)

  @Test func drawsTheWholeBubble() throws {
    #expect(
      try stream(Self.plain, 16, ["Hello, wonderful world\n\nbye\n"]) == """
        ╭──────────────╮
        │ Hello,       │
        │ wonderful    │
        │ world        │
        │              │
        │ bye          │
        ╰─────╮  ╭─────╯
               ╲╱

        """)
  }

  @Test func writesAWordWithTheByteAfterIt() throws {
    var bubble = try StreamingBubble(Self.plain, columns: 20)
    #expect(text(bubble.feed("Hi".utf8)) == "╭──────────────────╮\n")
    #expect(text(bubble.feed(" ".utf8)) == "│ Hi")
    #expect(text(bubble.feed("there,".utf8)) == "")
    #expect(text(bubble.feed(" ".utf8)) == " there,")
    #expect(text(bubble.feed("well-".utf8)) == "")
    #expect(text(bubble.feed("known".utf8)) == " well-  │\n")
    #expect(text(bubble.feed("\n".utf8)) == "│ known            │\n")
    #expect(text(bubble.finish(hasTail: false)) == "╰──────────────────╯\n")
  }

  @Test func aFullRowGetsItsBorderAtOnce() throws {
    var bubble = try StreamingBubble(Self.plain, columns: 10)
    #expect(text(bubble.feed("abcdef ".utf8)).hasSuffix("\n│ abcdef │"))
    #expect(text(bubble.feed("x ".utf8)) == "\n│ x")
  }

  /// Every split point and byte by byte, coloured and plain. What was written after so many bytes is the same however
  /// they came, so that it is enough to see the pieces' next rows.
  @Test(arguments: TextAlignment.allCases, [ColorDepth.none, .ansi256])
  func anyChunkingGivesTheSameBytes(_ alignment: TextAlignment, _ depth: ColorDepth) throws {
    let look = Self.plain.style([.fill, .line]).textAlignment(alignment)
    let bytes = Array(MixedText.message.utf8)
    let output = BubbleOutput(depth: depth)
    let whole = try run(look, 34, [bytes], output: output)
    #expect(try run(look, 34, bytes.map { [$0] }, output: output) == whole)
    var bubble = try StreamingBubble(look, columns: 34, output: output)
    var written = bubble.start().count
    for split in bytes.indices {
      if split % (alignment == .natural ? 1 : 13) == 0 {
        var other = bubble
        let next = other.feed(bytes[split..<min(split + 90, bytes.count)])
        let isSame = whole.dropFirst(written).starts(with: next)
        #expect(isSame, "split at \(split)")
      }
      written += bubble.feed(CollectionOfOne(bytes[split])).count
    }
  }

  /// Texts of hard cases for the rules, in all narrow widths, with limits of rows and words that may run over.
  @Test func byteByByteIsTheSameForHardCases() throws {
    var random = SeededRandom(seed: 11)
    for round in 0..<500 {
      let text = MixedText.random(using: &random)
      var bubble = Self.plain.arrow(ArrowPosition.allCases[round % 4])
      bubble.numberOfLines = round % 5 == 0 ? 2 : 0
      bubble.clipsToBounds = round % 7 != 0
      bubble.textAlignment = round % 3 == 0 ? .justified : .natural
      bubble.borderWidth = round % 4
      bubble.style = round % 2 == 0 ? .dottedLine : [.fill, .line]
      let output = BubbleOutput(depth: round % 2 == 0 ? .none : .ansi16, frame: FrameStyle.allCases[round % 3])
      let columns = Int.random(in: 10...24, using: &random)
      let bytes = Array(text.utf8)
      let isSame =
        try run(bubble, columns, bytes.map { [$0] }, output: output) == run(bubble, columns, [bytes], output: output)
      #expect(isSame, "\(text.debugDescription) in \(columns), round \(round)")
    }
  }

  /// Where no space stands beside what the standard keeps on its row, and lines start with letters, rows are those of a
  /// bubble that is drawn whole.
  @Test func rowsAreThoseOfAWholeBubble() throws {
    var random = SeededRandom(seed: 3)
    let words = [
      "word", "12.5%", "well-known", "https://example.org/a?b=1", "한국어는", "日本語は、", "👩‍💻", "exam\u{AD}ple", "\tx",
    ]
    for round in 0..<500 {
      let text =
        "a"
        + (0..<12).map { _ in words.randomElement(using: &random)! + [" ", "  ", "\nb"].randomElement(using: &random)! }
        .joined()
      let columns = Int.random(in: 8...30, using: &random)
      let bubble = Self.plain.arrow(ArrowPosition.allCases[round % 4], ratio: 0).textAlignment(
        round % 2 == 0 ? .center : .natural)
      var options = RenderOptions(width: .exactly(columns))
      let drawn = try bubble.text(text).render(options).picture + "\n"
      options.width = .unlimited
      #expect(try stream(bubble, columns, [text]) == drawn)
    }
  }
}

func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

/// All that a bubble writes for a text in pieces.
func run(_ bubble: Bubble, _ columns: Int, _ pieces: [[UInt8]], output: BubbleOutput = BubbleOutput()) throws -> [UInt8]
{
  var bubble = try StreamingBubble(bubble, columns: columns, output: output)
  var bytes: [UInt8] = []
  for piece in pieces { bytes += bubble.feed(piece) }
  return bytes + bubble.finish()
}

func stream(_ bubble: Bubble, _ columns: Int, _ pieces: [String]) throws -> String {
  text(try run(bubble, columns, pieces.map { Array($0.utf8) }))
}
