import SpeechBubble

/// What is shaped in the playground: a bubble, and how it is to be drawn where that is for people to choose.
public struct Design: Hashable, Sendable {
  public var bubble: Bubble
  /// How wide the bubble may or must be; `nil`: as the terminal it is printed on allows.
  public var width: WidthLimit?
  /// `nil`: what suits the locale and the terminal.
  public var glyphs: GlyphSet?
  /// `nil`: what the terminal says of itself.
  public var appearance: Appearance?
  public var decoration = Decoration()

  public init(
    _ bubble: Bubble, width: WidthLimit? = nil, glyphs: GlyphSet? = nil, appearance: Appearance? = nil
  ) {
    self.bubble = bubble
    self.width = width
    self.glyphs = glyphs
    self.appearance = appearance
  }
}
