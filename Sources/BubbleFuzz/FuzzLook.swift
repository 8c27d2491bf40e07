import SpeechBubble
import TerminalText

/// All that a bubble can be but its text.
struct FuzzLook {
  let controls: ControlPolicy
  let bubble: Bubble
  let options: RenderOptions
  let depth: ColorDepth
  let appearance: Appearance
  /// Where the text is cut in two.
  let cut: Int

  init(_ input: inout FuzzInput) {
    controls = input.choice(ControlPolicy.allCases)
    bubble = Self.bubble(&input)
    options = Self.options(&input)
    depth = input.choice([.ansi16, .ansi256, .trueColor])
    appearance = input.choice(Appearance.allCases)
    cut = input.number(under: 256)
  }

  /// The most columns, if there is a limit.
  var columns: Int? {
    switch options.width {
    case .unlimited: nil
    case .atMost(let columns), .exactly(let columns): columns
    }
  }

  /// Whether rows keep to the limit.
  var isClipped: Bool { bubble.clipsToBounds }

  /// Whether the border is drawn by a glyph in each of its cells.
  var hasLineBorder: Bool {
    1...2 ~= bubble.borderWidth && bubble.style.contains(.line) && !bubble.style.contains(.dottedLine)
  }

  private static func bubble(_ input: inout FuzzInput) -> Bubble {
    var bubble = Bubble(
      "", style: BubbleStyle(rawValue: UInt8(input.number(under: 8))),
      arrowPosition: input.choice(ArrowPosition.allCases))
    bubble.arrowPositionRatio = Double(input.number(under: 256)) / 255
    bubble.arrowSize = input.number(under: 6)
    bubble.textInset = input.number(under: 4)
    bubble.borderWidth = input.number(under: 4)
    bubble.cornerRadius = input.number(under: 16)
    bubble.numberOfLines = input.number(under: 5)
    bubble.textAlignment = input.choice(TextAlignment.allCases)
    bubble.clipsToBounds = !input.flag()
    bubble.font = FontTraits(rawValue: UInt8(input.number(under: 128)))
    return bubble
  }

  private static func options(_ input: inout FuzzInput) -> RenderOptions {
    let columns = input.number(under: 64)
    var options = RenderOptions(width: input.choice([.atMost(columns), .exactly(columns), .unlimited]))
    options.glyphs = input.choice([.unicode, .double, .ascii, .console])
    options.wrapping = input.choice(TextWrapping.allCases)
    options.metrics.tabSize = 1 + input.number(under: 9)
    options.metrics.emojiWidth = input.choice(EmojiWidth.allCases)
    options.metrics.isAmbiguousWide = input.flag() && options.glyphs == .ascii
    options.isolatesRightToLeft = input.flag()
    return options
  }
}
