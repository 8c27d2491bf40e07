import CTerminal
import SpeechBubble
import TerminalText

/// How ncurses is told of styles: attributes, and colours by pairs that are set up as they are needed.
struct ScreenRenditions {
  struct Rendition {
    var attributes: attr_t
    var pair: Int32
  }

  /// The colours the terminal has, as terminfo tells.
  private enum Palette: Equatable {
    case none, direct
    case indexed(Int)
  }

  private struct Colors: Hashable {
    var foreground: Int32
    var background: Int32
  }

  private static let defaultColor: Int32 = -1

  private let palette: Palette
  private var pairs: [Colors: Int32] = [:]

  /// - Precondition: ncurses has been started.
  init() {
    guard has_colors(), start_color() != terminal_error(), use_default_colors() != terminal_error() else {
      palette = .none
      return
    }
    palette = terminal_has_direct_color() != 0 ? .direct : .indexed(Int(terminal_color_count()))
  }

  /// How far colours have to be reduced for this terminal. Those with eight colours get the rest by bold letters.
  var depth: ColorDepth {
    switch palette {
    case .none: .ansi16
    case .direct: .trueColor
    case .indexed(let count): count >= 256 ? .ansi256 : .ansi16
    }
  }

  /// - Parameter style: With colours reduced to ``depth``.
  mutating func rendition(of style: TextStyle) -> Rendition {
    var attributes = Self.attributes(style.attributes)
    guard palette != .none else { return Rendition(attributes: attributes, pair: 0) }
    if case .palette(8..<16) = style.foreground, !hasBrightColors { attributes |= terminal_bold() }
    let colors = Colors(
      foreground: number(style.foreground, isBackground: false),
      background: number(style.background, isBackground: true))
    return Rendition(attributes: attributes, pair: pair(of: colors))
  }

  private var hasBrightColors: Bool {
    if case .indexed(let count) = palette { count >= 16 } else { true }
  }

  /// ncurses' number of a colour.
  private func number(_ color: TerminalColor, isBackground: Bool) -> Int32 {
    switch color {
    case .default: return Self.defaultColor
    case .palette(let index) where palette == .direct && index >= 8: return Self.direct(RGB(palette: index))
    case .palette(let index) where index >= 8 && !hasBrightColors:
      return Int32(isBackground ? ColorReducer.nearest(to: RGB(palette: index), in: 0...7) : index & 7)
    case .palette(let index): return Int32(index)
    case .rgb(let red, let green, let blue): return Self.direct(RGB(red: red, green: green, blue: blue))
    }
  }

  private static func direct(_ shade: RGB) -> Int32 {
    Int32(shade.red) << 16 | Int32(shade.green) << 8 | Int32(shade.blue)
  }

  /// Pairs run out only where thousands of colours meet; numbering then starts over, and ncurses repaints what had the
  /// old ones.
  private mutating func pair(of colors: Colors) -> Int32 {
    if colors == Colors(foreground: Self.defaultColor, background: Self.defaultColor) { return 0 }
    if let number = pairs[colors] { return number }
    if pairs.count + 1 >= Int(terminal_color_pair_count()) { pairs.removeAll() }
    let number = Int32(pairs.count + 1)
    init_extended_pair(number, colors.foreground, colors.background)
    pairs[colors] = number
    return number
  }

  /// ncurses knows of no strikethrough.
  private static func attributes(_ attributes: TextAttributes) -> attr_t {
    let known: [(TextAttributes, attr_t)] = [
      (.bold, terminal_bold()), (.faint, terminal_faint()), (.italic, terminal_italic()),
      (.underline, terminal_underline()), (.blink, terminal_blink()), (.reverse, terminal_reverse()),
    ]
    return known.reduce(0) { attributes.contains($1.0) ? $0 | $1.1 : $0 }
  }
}
