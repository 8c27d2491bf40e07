import TerminalText

/// A 24-bit colour as a shade to compare and measure.
package struct RGB: Hashable, Sendable {
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8

  package static let black = RGB(red: 0, green: 0, blue: 0)
  package static let white = RGB(red: 255, green: 255, blue: 255)

  package init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  init(gray: UInt8) { self.init(red: gray, green: gray, blue: gray) }

  /// The shade of an entry of xterm's palette of 256: sixteen ANSI colours, a cube of 6 × 6 × 6, 24 grays.
  package init(palette index: UInt8) {
    switch index {
    case 0..<16:
      self = Self.ansi[Int(index)]
    case 232...:
      self.init(gray: 8 + 10 * (index - 232))
    default:
      let level = { (step: UInt8) in step == 0 ? 0 : 55 + 40 * step }
      let place = index - 16
      self.init(red: level(place / 36), green: level(place / 6 % 6), blue: level(place % 6))
    }
  }

  /// The shade of a colour; `nil` if only the terminal knows it, as for its defaults and the sixteen ANSI colours.
  package init?(_ color: TerminalColor) {
    switch color {
    case .default, .palette(0..<16): return nil
    case .palette(let index): self.init(palette: index)
    case .rgb(let red, let green, let blue): self.init(red: red, green: green, blue: blue)
    }
  }

  /// Square of the distance to another shade.
  func distance(to other: RGB) -> Int {
    func square(_ one: UInt8, _ other: UInt8) -> Int { (Int(one) - Int(other)) * (Int(one) - Int(other)) }
    return square(red, other.red) + square(green, other.green) + square(blue, other.blue)
  }

  /// The contrast of two shades, 1 to 21 (WCAG 2, contrast ratio).
  package func contrast(with other: RGB) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// Relative luminance (WCAG 2), 0 to 1.
  private var luminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  /// sRGB's curve (IEC 61966-2-1). Its power of 2.4 is *x*² times the fifth root of *x*², which Newton's method finds: the
  /// standard library has no powers.
  private static func linear(_ value: UInt8) -> Double {
    let level = Double(value) / 255
    guard level > 0.04045 else { return level / 12.92 }
    let base = (level + 0.055) / 1.055
    return base * base * fifthRoot(base * base)
  }

  private static func fifthRoot(_ value: Double) -> Double {
    var root = 1.0
    for _ in 0..<20 { root -= (root - value / (root * root * root * root)) / 5 }
    return root
  }

  /// xterm's defaults; themes differ.
  private static let ansi: [RGB] = [
    RGB(red: 0, green: 0, blue: 0), RGB(red: 205, green: 0, blue: 0), RGB(red: 0, green: 205, blue: 0),
    RGB(red: 205, green: 205, blue: 0), RGB(red: 0, green: 0, blue: 238), RGB(red: 205, green: 0, blue: 205),
    RGB(red: 0, green: 205, blue: 205), RGB(red: 229, green: 229, blue: 229), RGB(red: 127, green: 127, blue: 127),
    RGB(red: 255, green: 0, blue: 0), RGB(red: 0, green: 255, blue: 0), RGB(red: 255, green: 255, blue: 0),
    RGB(red: 92, green: 92, blue: 255), RGB(red: 255, green: 0, blue: 255), RGB(red: 0, green: 255, blue: 255),
    RGB(red: 255, green: 255, blue: 255),
  ]
}
