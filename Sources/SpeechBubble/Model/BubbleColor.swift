import TerminalText

/// A colour of a bubble: one the terminal knows, or one named for its purpose, which is resolved when the bubble is
/// encoded for a terminal of known ``Appearance``.
public enum BubbleColor: Hashable, Sendable {
  /// Text. Black or white on a fill of known RGB, whichever contrasts more.
  case label
  /// Borders.
  case separator
  /// The inside of a bubble.
  case groupedBackground
  case terminal(TerminalColor)

  /// The terminal's own foreground or background.
  public static let `default` = BubbleColor.terminal(.default)

  /// An entry of the 256-colour palette; 0–15 are the sixteen ANSI colours.
  public static func palette(_ index: UInt8) -> BubbleColor { .terminal(.palette(index)) }

  /// A 24-bit colour.
  public static func rgb(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> BubbleColor {
    .terminal(.rgb(red: red, green: green, blue: blue))
  }
}
