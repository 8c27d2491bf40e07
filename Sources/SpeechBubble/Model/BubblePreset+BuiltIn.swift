/// The presets that are always there. Each sets all properties but the text, so that nothing of an earlier look remains.
extension BubblePreset {
  public static let builtIn = [
    BubblePreset("default", .plain),
    BubblePreset("chat-me", me),
    BubblePreset("chat-other", other),
    BubblePreset("tooltip", tooltip),
    BubblePreset("shout", shout),
    tip,
  ]

  /// The one of this name; `nil` if there is none.
  public static func builtIn(_ name: String) -> BubblePreset? { builtIn.first { $0.name == name } }

  private init(_ name: String, _ bubble: Bubble) { self.init(name, BubblePatch(bubble)) }

  /// The published tip: white on an orange capsule with a soft shadow, whose padding of 21 by 10 points is 3 columns and
  /// a row, and which is drawn 7 points, a column and half a row, inside its rectangle.
  private static let tip: BubblePreset = {
    let bubble = Bubble.plain.style(.fill).filledColor(.rgb(0xFF, 0x95, 0x00)).textColor(.rgb(0xFF, 0xFF, 0xFF))
      .textInset(3).cornerRadius(ClosedRange.lengths.upperBound)
    var preset = BubblePreset("tip", bubble)
    preset.decoration = Decoration(inset: 1, shadow: Shadow(columns: 1, rows: 1), shape: .tip)
    preset.glyphs = .block
    return preset
  }()

  /// What oneself says: blue, and outlined in its own colour, with the tail toward oneself at the right.
  private static let me = Bubble.plain.style([.fill, .line]).arrowPositionRatio(0.9).textAlignment(.natural)
    .filledColor(.rgb(0x00, 0x5F, 0xD7)).borderColor(.rgb(0x00, 0x5F, 0xD7))

  /// What the other says, on the quiet colour of the terminal's appearance, from the left.
  private static let other = Bubble.plain.style([.fill, .line]).arrowPositionRatio(0.1).textAlignment(.natural)

  /// Hangs below what it explains.
  private static let tooltip = Bubble.plain.arrow(.top, ratio: 0.1).textAlignment(.natural)

  private static let shout = Bubble.plain.borderWidth(2).font(.bold).textInset(2)
}
