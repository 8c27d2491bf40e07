import TerminalText
import TestSupport
import Testing

@testable import SpeechBubble

struct GridEncoderTests {
  private func encode(_ bubble: Bubble, _ depth: ColorDepth, _ appearance: Appearance = .unknown) throws -> String {
    var bytes: [UInt8] = []
    GridEncoder(depth: depth, appearance: appearance).encode(try bubble.render(), into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private let hi = Bubble("hi", style: .line, arrowPosition: .bottom)

  @Test func defaultColorsNeedNoEscapes() throws {
    #expect(try encode(hi, .trueColor) == encode(hi, .none))
  }

  @Test func colorsAreReducedToTheDepth() throws {
    let bubble = hi.textColor(.rgb(250, 10, 10)).arrowSize(0)
    #expect(try encode(bubble, .trueColor).contains("│ \u{1b}[38;2;250;10;10mhi\u{1b}[0m │\n"))
    #expect(try encode(bubble, .ansi256).contains("│ \u{1b}[38;5;196mhi\u{1b}[0m │\n"))
    #expect(try encode(bubble, .ansi16).contains("│ \u{1b}[91mhi\u{1b}[0m │\n"))
    #expect(try !encode(bubble, .none).contains("\u{1b}"))
    #expect(try encode(hi.textColor(.palette(1)), .ansi16).contains("\u{1b}[31mhi\u{1b}[0m"))
    #expect(try encode(hi.font([.bold, .underline]), .ansi16).contains("\u{1b}[1;4mhi\u{1b}[0m"))
  }

  @Test func fillsCoverTheInsideAndTheTail() throws {
    let bubble = Bubble("hi", style: [.fill, .line], arrowPosition: .bottom).filledColor(.palette(4)).arrowSize(2)
      .textInset(2)
    let fill = "\u{1b}[44m"
    let off = "\u{1b}[0m"
    #expect(
      try encode(bubble, .ansi16) == """
        ╭──────╮
        │\(fill)      \(off)│
        │\(fill)  hi  \(off)│
        │\(fill)      \(off)│
        ╰╮\(fill)    \(off)╭╯
          ╲\(fill)  \(off)╱
           ╲╱

        """)
  }

  @Test(arguments: [
    (BubbleColor.rgb(255, 255, 255), "38;2;0;0;0"), (.rgb(0, 0, 0), "38;2;255;255;255"),
    (.rgb(0, 0, 200), "38;2;255;255;255"), (.palette(226), "38;2;0;0;0"),
  ])
  func labelsContrastWithTheFill(_ fill: BubbleColor, _ label: String) throws {
    let bubble = Bubble("hi", style: [.fill, .line], arrowPosition: .bottom).filledColor(fill)
    #expect(try encode(bubble, .trueColor).contains("\u{1b}[\(label);48"))
  }

  @Test func labelsContrastForEveryKnownColor() {
    for depth in [ColorDepth.ansi16, .ansi256, .trueColor] {
      for step in 0..<4096 {
        let shade = RGB(red: UInt8(step >> 8) * 17, green: UInt8(step >> 4 & 15) * 17, blue: UInt8(step & 15) * 17)
        let reduced = ColorReducer(depth: depth, appearance: .unknown).reduce(
          CellStyle(foreground: .label, background: .rgb(shade.red, shade.green, shade.blue)))
        func shown(_ color: TerminalColor) -> RGB {
          if case .palette(let index) = color { RGB(palette: index) } else { RGB(color)! }
        }
        #expect(shown(reduced.foreground).contrast(with: shown(reduced.background)) >= 4.5)
      }
    }
  }

  @Test(arguments: [
    (Appearance.unknown, "28;28;30", ""), (.light, "242;242;247", "142;142;147"), (.dark, "28;28;30", "142;142;147"),
  ])
  func semanticColorsFollowTheAppearance(_ appearance: Appearance, fill: String, border: String) throws {
    let output = try encode(Bubble("hi", style: [.fill, .line], arrowPosition: .top), .trueColor, appearance)
    #expect(output.contains("48;2;\(fill)m"))
    #expect(output.contains("38;2;142;142;147m") == !border.isEmpty)
  }

  @Test func withoutFillLabelsFollowTheAppearance() throws {
    #expect(try encode(hi, .trueColor, .light).contains("38;2;0;0;0mhi"))
    #expect(try encode(hi, .trueColor, .dark).contains("38;2;255;255;255mhi"))
  }

  @Test func withoutLineTheBorderIsStrokedInTheFillColor() throws {
    let bubble = Bubble("hi", style: [], arrowPosition: .bottom).filledColor(.palette(2)).borderColor(.palette(1))
    #expect(try encode(bubble, .ansi16).contains("\u{1b}[32m╭────╮\u{1b}[0m"))
  }

  @Test func linksAreClosedOnEveryRow() throws {
    let text = "\u{1b}]8;id=a;https://example.org\u{1b}\\two words\u{1b}]8;;\u{1b}\\ after"
    var bytes: [UInt8] = []
    let bubble = hi.text(text).arrowSize(0)
    GridEncoder(depth: .trueColor).encode(try bubble.render(maxColumns: 9), into: &bytes)
    let open = "\u{1b}]8;id=a;https://example.org\u{1b}\\"
    let close = "\u{1b}]8;;\u{1b}\\"
    #expect(
      String(decoding: bytes, as: UTF8.self) == """
        ╭───────╮
        │  \(open)two\(close)  │
        │ \(open)words\(close) │
        │ after │
        ╰───────╯

        """)
  }

  /// Coloured output minus its escape sequences, trailing blanks aside, is plain output, and every row starts and ends in
  /// the default state.
  @Test func colorIsAllThatColorAdds() throws {
    var random = SeededRandom(seed: 5)
    let texts = [
      "plain", "\u{1b}[1;4;31mnever closed\nsecond", "\u{1b}[44m  \u{1b}[0m x \u{1b}[7m   ",
      "\u{1b}]8;;https://a.b\u{7}link\u{1b}]8;;\u{7} שלום", "한국어 \u{1b}[38;2;1;2;3m텍스트",
    ]
    for sweep in SweepCase.everyPair(seed: 6).shuffled(using: &random).prefix(1500) {
      var bubble = sweep.bubble.text(texts.randomElement(using: &random)!)
        .filledColor(.rgb(9, 9, 9)).borderColor(.palette(5)).font([.bold])
      bubble.textAlignment = TextAlignment.allCases.randomElement(using: &random)!
      for depth in [ColorDepth.ansi16, .ansi256, .trueColor] {
        let (colored, plain) = (try encode(bubble, depth), try encode(bubble, .none))
        let rows = colored.split(separator: "\n", omittingEmptySubsequences: false).map { StrippedRow($0) }
        #expect(rows.map(\.text).joined(separator: "\n") == plain, "\(sweep)")
        #expect(rows.allSatisfy { $0.endsInDefaultState }, "\(sweep)\n\(colored)")
      }
    }
  }

  @Test func rowsAreIndented() throws {
    var bytes: [UInt8] = []
    GridEncoder(indent: 3).encode(try hi.render(), into: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == "   ╭────╮\n   │ hi │\n   ╰╮  ╭╯\n     ╲╱\n")
  }
}

/// A row of coloured output without its escape sequences.
private struct StrippedRow {
  var text = ""
  var endsInDefaultState = true

  init(_ row: Substring) {
    var rest = row
    var isStyled = false
    var isLinked = false
    while let character = rest.first {
      if rest.hasPrefix("\u{1b}[") {
        let parameters = rest.dropFirst(2).prefix { $0 != "m" }
        isStyled = parameters != "0"
        rest = rest.dropFirst(3 + parameters.count)
      } else if rest.hasPrefix("\u{1b}]8;") {
        let target = rest.drop { $0 != ";" }.dropFirst().drop { $0 != ";" }.dropFirst().prefix { $0 != "\u{1b}" }
        isLinked = !target.isEmpty
        rest = rest.dropFirst(1).drop { $0 != "\u{1b}" }.dropFirst(2)
      } else {
        text.append(character)
        rest = rest.dropFirst()
      }
    }
    while text.last == " " { text.removeLast() }
    endsInDefaultState = !isStyled && !isLinked
  }
}
