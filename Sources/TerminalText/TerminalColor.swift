/// A colour as a terminal takes it, at full fidelity; encoders reduce it to what the terminal has.
public enum TerminalColor: Hashable, Sendable {
  /// The terminal's own foreground or background.
  case `default`
  /// An entry of the 256-colour palette; 0–15 are the sixteen ANSI colours, whose shades belong to the terminal's theme.
  case palette(UInt8)
  /// A 24-bit colour.
  case rgb(red: UInt8, green: UInt8, blue: UInt8)
}
