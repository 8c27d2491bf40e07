/// What a program has asked of its terminal by escape sequences, as far as tmux tells.
///
/// A program that tidies up leaves it as it was: `#expect(try session.screen().modes == TerminalModes())`.
package struct TerminalModes: Hashable {
  /// Which actions of the mouse are reported.
  package enum Mouse: Hashable {
    case none
    /// Buttons (mode 1000).
    case buttons
    /// Buttons, and movement while one is down (mode 1002).
    case dragging
    /// All movement (mode 1003).
    case movement
  }

  package var isAlternateScreen: Bool
  package var isCursorVisible: Bool
  package var mouse: Mouse
  /// Whether the mouse is reported as decimal numbers (mode 1006).
  package var mouseIsDecimal: Bool
  /// Whether cursor keys, and those of the keypad, send what applications want rather than what shells do.
  package var cursorKeysAreForApplications: Bool
  package var keypadIsForApplications: Bool
  package var insertsCharacters: Bool
  package var wrapsLines: Bool

  package init(
    isAlternateScreen: Bool = false, isCursorVisible: Bool = true, mouse: Mouse = .none, mouseIsDecimal: Bool = false,
    cursorKeysAreForApplications: Bool = false, keypadIsForApplications: Bool = false,
    insertsCharacters: Bool = false, wrapsLines: Bool = true
  ) {
    self.isAlternateScreen = isAlternateScreen
    self.isCursorVisible = isCursorVisible
    self.mouse = mouse
    self.mouseIsDecimal = mouseIsDecimal
    self.cursorKeysAreForApplications = cursorKeysAreForApplications
    self.keypadIsForApplications = keypadIsForApplications
    self.insertsCharacters = insertsCharacters
    self.wrapsLines = wrapsLines
  }
}

extension TerminalModes {
  /// What tmux is asked to print, one flag each.
  static let format = [
    "alternate_on", "cursor_flag", "mouse_standard_flag", "mouse_button_flag", "mouse_all_flag", "mouse_sgr_flag",
    "keypad_cursor_flag", "keypad_flag", "insert_flag", "wrap_flag",
  ]

  /// - Parameter flags: In the order of the format.
  init(flags: [Bool]) {
    self.init(
      isAlternateScreen: flags[0], isCursorVisible: flags[1],
      mouse: flags[4] ? .movement : flags[3] ? .dragging : flags[2] ? .buttons : .none, mouseIsDecimal: flags[5],
      cursorKeysAreForApplications: flags[6], keypadIsForApplications: flags[7], insertsCharacters: flags[8],
      wrapsLines: flags[9])
  }
}
