/// The ways a terminal can set a character apart, as SGR (ECMA-48, 8.3.117) names them.
///
/// Conceal is missing on purpose: text nobody can see has no place in a bubble.
public struct TextAttributes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let bold = TextAttributes(rawValue: 1 << 0)
  public static let faint = TextAttributes(rawValue: 1 << 1)
  public static let italic = TextAttributes(rawValue: 1 << 2)
  public static let underline = TextAttributes(rawValue: 1 << 3)
  public static let blink = TextAttributes(rawValue: 1 << 4)
  public static let reverse = TextAttributes(rawValue: 1 << 5)
  public static let strikethrough = TextAttributes(rawValue: 1 << 6)

  /// The attributes that can be seen on a blank cell: one that carries any of them is not trailing white space.
  public static let visibleOnBlanks: TextAttributes = [.underline, .reverse, .strikethrough]
}
