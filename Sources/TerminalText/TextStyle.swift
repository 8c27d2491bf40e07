/// How a run of text looks, apart from its letters.
public struct TextStyle: Hashable, Sendable {
  public var foreground: TerminalColor
  public var background: TerminalColor
  public var attributes: TextAttributes
  /// Where the run leads: the number of a link in ``StyledText/links``, counted from 1; 0 is no link.
  public var link: UInt32

  public init(
    foreground: TerminalColor = .default, background: TerminalColor = .default, attributes: TextAttributes = [],
    link: UInt32 = 0
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
    self.link = link
  }

  /// The state a terminal is in after SGR 0, with no link open.
  public static let plain = TextStyle()
}
