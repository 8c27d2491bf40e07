import TerminalText

/// The escape sequence that takes a terminal from its default state to a style (ECMA-48, 8.3.117).
enum SGRSequence {
  static let reset = Array("\u{1b}[0m".utf8)

  /// Empty for the default state.
  static func set(_ style: TextStyle) -> [UInt8] {
    var parameters = attributeCodes.filter { style.attributes.contains($0.attribute) }.map { String($0.code) }
    parameters += color(style.foreground, base: 30)
    parameters += color(style.background, base: 40)
    return parameters.isEmpty ? [] : Array("\u{1b}[\(parameters.joined(separator: ";"))m".utf8)
  }

  private static let attributeCodes: [(attribute: TextAttributes, code: Int)] = [
    (.bold, 1), (.faint, 2), (.italic, 3), (.underline, 4), (.blink, 5), (.reverse, 7), (.strikethrough, 9),
  ]

  /// - Parameter base: 30 for the foreground, 40 for the background.
  private static func color(_ color: TerminalColor, base: Int) -> [String] {
    switch color {
    case .default: []
    case .palette(let index) where index < 8: ["\(base + Int(index))"]
    case .palette(let index) where index < 16: ["\(base + 60 + Int(index) - 8)"]
    case .palette(let index): ["\(base + 8)", "5", "\(index)"]
    case .rgb(let red, let green, let blue): ["\(base + 8)", "2", "\(red)", "\(green)", "\(blue)"]
    }
  }
}
