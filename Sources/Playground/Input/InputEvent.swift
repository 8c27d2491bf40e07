import SpeechBubble

/// What comes in from the terminal. A key and a character are different cases, whatever numbers they have elsewhere.
enum InputEvent: Hashable {
  /// A character typed; a cluster of several scalars comes one scalar at a time.
  case character(Unicode.Scalar)
  case key(Key, KeyModifiers)
  /// Text pasted, whatever it holds, lines parted by LF.
  case paste(String)
  case mouse(MouseReport)
  /// The terminal's answer to what its background is.
  case background(RGB)
  /// The terminal's notice that it has changed between light and dark.
  case appearanceChange(Appearance)

  static func key(_ key: Key) -> InputEvent { .key(key, []) }

  /// Whether it puts text into an editor.
  var isText: Bool {
    switch self {
    case .character, .paste: true
    case .key, .mouse, .background, .appearanceChange: false
    }
  }
}

/// The keys that are no characters.
enum Key: Hashable {
  case up, down, left, right, home, end, pageUp, pageDown
  case insert, delete, backspace, enter, tab, backTab, escape
  case function(Int)
  /// Ctrl and a letter, in lower case.
  case control(Character)
}

/// The modifiers that terminals report with keys that are no characters, as xterm numbers them.
struct KeyModifiers: OptionSet, Hashable {
  let rawValue: UInt16

  static let shift = KeyModifiers(rawValue: 1)
  static let alt = KeyModifiers(rawValue: 2)
  static let control = KeyModifiers(rawValue: 4)
}
