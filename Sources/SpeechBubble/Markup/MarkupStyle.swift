import TerminalText

/// A cell's style in CSS: colours that only the terminal knows are the page's own, the sixteen ANSI colours those of xterm.
struct MarkupStyle: Hashable {
  /// `nil` is the page's own.
  let foreground: String?
  /// `nil` is none.
  let background: String?
  let attributes: TextAttributes
  let link: UInt32

  /// - Parameter style: With colours that are resolved.
  init(_ style: TextStyle) {
    let isReversed = style.attributes.contains(.reverse)
    let (front, back) = (Self.css(style.foreground), Self.css(style.background))
    foreground = isReversed ? back ?? "Canvas" : front
    background = isReversed ? front ?? "CanvasText" : back
    attributes = style.attributes.subtracting([.reverse, .blink])
    link = style.link
  }

  static func css(_ color: TerminalColor) -> String? {
    switch color {
    case .default: nil
    case .palette(let index): BubbleColor.rgb(RGB(palette: index)).description
    case .rgb(let red, let green, let blue): BubbleColor.rgb(red, green, blue).description
    }
  }

  /// Declarations that both HTML and SVG know.
  var fontDeclarations: [String] {
    let lines = [(TextAttributes.underline, "underline"), (.strikethrough, "line-through")]
      .filter { attributes.contains($0.0) }.map(\.1)
    return (attributes.contains(.bold) ? ["font-weight:bold"] : [])
      + (attributes.contains(.italic) ? ["font-style:italic"] : [])
      + (attributes.contains(.faint) ? ["opacity:0.6"] : [])
      + (lines.isEmpty ? [] : ["text-decoration:" + lines.joined(separator: " ")])
  }
}

extension BubbleColor {
  fileprivate static func rgb(_ shade: RGB) -> BubbleColor { rgb(shade.red, shade.green, shade.blue) }
}
