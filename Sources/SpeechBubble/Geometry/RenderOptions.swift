import TerminalText

/// How a bubble is drawn, apart from its own properties: what depends on where it is shown.
public struct RenderOptions: Hashable, Sendable {
  public var width = WidthLimit.unlimited
  public var glyphs = GlyphSet.unicode
  /// How long lines become rows.
  public var wrapping = TextWrapping.greedy
  /// How wide characters are, and where tabs stop.
  public var metrics = CellMetrics()
  /// Whether rows that hold right-to-left characters are put between Unicode isolates, so that a terminal with bidi
  /// support keeps the frame in place.
  public var isolatesRightToLeft = true
  /// Whether the right border is left out.
  package var isOpen = false
  /// Inset, shadow and shape.
  public var decoration = Decoration()

  public init(width: WidthLimit = .unlimited, glyphs: GlyphSet = .unicode) {
    self.width = width
    self.glyphs = glyphs
  }
}
