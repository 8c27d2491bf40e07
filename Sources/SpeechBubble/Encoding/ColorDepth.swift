/// How many colours a terminal has.
public enum ColorDepth: Int, Comparable, CaseIterable, Hashable, Sendable {
  /// No colour and no attributes: nothing but text.
  case none
  /// The sixteen ANSI colours.
  case ansi16
  /// The palette of 256.
  case ansi256
  case trueColor

  public static func < (one: ColorDepth, other: ColorDepth) -> Bool { one.rawValue < other.rawValue }
}
