import FoundationEssentials

/// The modes that ncurses does not switch, since terminfo knows of them nothing, or for some terminals what was right
/// decades ago (xterm, "Control Sequences").
enum TerminalModes {
  /// Reports of buttons and of motion while one is down (1002), with cells of any number (1006).
  private static let mouse = [1002, 1006]
  /// Marks around what is pasted (2004), notices of a change between light and dark (2031).
  private static let others = [2004, 2031]

  static func on(withMouse: Bool) -> String { numbers(withMouse).map { "\u{1B}[?\($0)h" }.joined() }

  static func off(withMouse: Bool) -> String { numbers(withMouse).reversed().map { "\u{1B}[?\($0)l" }.joined() }

  private static func numbers(_ withMouse: Bool) -> [Int] { withMouse ? mouse + others : others }

  /// Asks for the background's colour (OSC 11).
  static let backgroundQuery = "\u{1B}]11;?\u{1B}\\"

  /// Puts text on the clipboard (OSC 52).
  static func copy(_ text: String) -> String { "\u{1B}]52;c;\(Data(text.utf8).base64EncodedString())\u{1B}\\" }
}
