import SpeechBubble

/// A bubble that points at a place in a text.
///
///     let help = "  -v, --verbose  print more"
///     print(try annotate(help, with: [Tooltip("Shows every step", at: .text("--verbose"))], columns: 80).picture)
///     //   -v, --verbose  print more
///     //          /\
///     // .-------'  '-------.
///     // | Shows every step |
///     // '------------------'
public struct Tooltip: Hashable, Sendable {
  /// Where a tooltip stands, seen from what it points at.
  public enum Side: String, CaseIterable, Hashable, Sendable {
    /// Between lines, so that nothing is hidden.
    case above, below
    /// In blank room beside what it points at; below where there is none.
    case left, right
    /// Below, or above where the place below is taken by another tooltip or away from what is pointed at.
    case auto
  }

  /// What it says and how it looks. Where the tail stands is found anew, and text always keeps to the body.
  public var bubble: Bubble
  public var anchor: TextAnchor
  public var side = Side.auto
  /// How wide it may or must be; never wider than the page.
  public var width = Self.usualWidth

  /// Wide enough for a sentence, narrow enough to be read at a glance.
  public static let usualWidth = WidthLimit.atMost(48)

  /// A tooltip with the looks of a plain bubble.
  public init(_ text: String, at anchor: TextAnchor) {
    self.init(Bubble(text, style: .line, arrowPosition: .top).textAlignment(.natural), at: anchor)
  }

  public init(_ bubble: Bubble, at anchor: TextAnchor) {
    self.bubble = bubble
    self.anchor = anchor
  }
}
