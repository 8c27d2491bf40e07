import TerminalText

/// A speech bubble: what is said and how it looks, as a value.
///
///     try Bubble("Hi", style: .line, arrowPosition: .bottom).render(maxColumns: 80).picture
///     // ╭────╮
///     // │ Hi │
///     // ╰╮  ╭╯
///     //   ╲╱
///
/// Lengths are terminal cells: columns across, rows down. Numbers out of range are clamped to the range that
/// ``BubbleProperty`` gives, and a ratio that is not a number becomes the default; nothing a caller sets can trap.
public struct Bubble: Hashable, Sendable {
  /// What is said. May hold line ends, and SGR colour and http(s) or mailto links (OSC 8); all other controls are
  /// filtered out before it is drawn.
  public var text: String

  /// SGR attributes of the text.
  public var font: FontTraits = []

  /// The most rows of text drawn, 0 for no limit. Where text is left out, the last row ends in `…`.
  public var numberOfLines = 0 { didSet { clamp(\.numberOfLines, .counts) } }

  public var textAlignment = TextAlignment.center

  public var textColor = BubbleColor.label

  /// Blank cells between text and border: *n* columns on the left and right, ⌊*n* ÷ 2⌋ rows above and below.
  public var textInset = 1 { didSet { clamp(\.textInset, .lengths) } }

  public var filledColor = BubbleColor.groupedBackground

  public var borderColor = BubbleColor.separator

  /// 0 none, 1 light, 2 heavy, 3 half-cell blocks.
  public var borderWidth = 1 { didSet { clamp(\.borderWidth, .borderWidths) } }

  public var style: BubbleStyle

  /// Whether text keeps to the body. If so, a word wider than the room moves to a new row and is broken between
  /// grapheme clusters; if not, words stay whole, and a row that is too long runs over the right border.
  public var clipsToBounds = true

  /// 0 square corners, 1–3 one rounded cell, larger: traced cell by cell, up to a capsule. Clamped to what the body's
  /// height and width allow when drawn.
  public var cornerRadius = 1 { didSet { clamp(\.cornerRadius, .lengths) } }

  /// Length of the tail: rows at the top or bottom, columns at the left or right; 0 is no tail. Clamped to what the
  /// edge has room for when drawn.
  public var arrowSize = 1 { didSet { clamp(\.arrowSize, .lengths) } }

  /// The edge that the tail leaves.
  public var arrowPosition: ArrowPosition

  /// How far along its edge the tail stands, from the left or top end (0) to the other (1).
  public var arrowPositionRatio = 0.5 {
    didSet {
      if !(0...1 ~= arrowPositionRatio) {
        arrowPositionRatio = arrowPositionRatio.isNaN ? 0.5 : min(max(arrowPositionRatio, 0), 1)
      }
    }
  }

  /// A bubble with the three properties that have no default; the others are variables with the defaults of the
  /// published design.
  public init(_ text: String, style: BubbleStyle, arrowPosition: ArrowPosition) {
    self.text = text
    self.style = style
    self.arrowPosition = arrowPosition
  }

  /// No text, and the looks that the command and presets start from: the defaults, a line, and the tail at the bottom.
  package static let plain = Bubble("", style: .line, arrowPosition: .bottom)

  /// Assigns only when out of range, so that `didSet` does not run a second time for nothing.
  private mutating func clamp(_ path: WritableKeyPath<Bubble, Int>, _ range: ClosedRange<Int>) {
    let value = self[keyPath: path]
    if !range.contains(value) { self[keyPath: path] = min(max(value, range.lowerBound), range.upperBound) }
  }
}
