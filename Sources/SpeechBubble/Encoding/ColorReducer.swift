import TerminalText

/// Turns colours of full fidelity into what a terminal of some depth and appearance has.
package struct ColorReducer: Hashable, Sendable {
  package let depth: ColorDepth
  package let appearance: Appearance

  package init(depth: ColorDepth, appearance: Appearance) {
    self.depth = depth
    self.appearance = appearance
  }

  /// A cell's style with every colour one that the terminal has.
  ///
  /// A ``BubbleColor/label`` on a background of known shade is black or white, whichever contrasts more with what the
  /// terminal will show there.
  package func reduce(_ style: CellStyle) -> TextStyle {
    let background = resolve(style.background)
    let shown = reduce(background)
    var foreground = resolve(style.foreground)
    if style.foreground == .label, RGB(background) != nil { foreground = Self.label(on: Self.shade(of: shown)) }
    return TextStyle(
      foreground: reduce(foreground), background: shown, attributes: style.attributes, link: style.link)
  }

  private func resolve(_ color: BubbleColor) -> TerminalColor {
    switch (color, appearance) {
    case (.terminal(let color), _): color
    case (.label, .unknown), (.separator, .unknown): .default
    case (.label, .light): .rgb(red: 0x00, green: 0x00, blue: 0x00)
    case (.label, .dark): .rgb(red: 0xff, green: 0xff, blue: 0xff)
    case (.separator, _): .rgb(red: 0x8e, green: 0x8e, blue: 0x93)
    case (.groupedBackground, .light): .rgb(red: 0xf2, green: 0xf2, blue: 0xf7)
    case (.groupedBackground, _): .rgb(red: 0x1c, green: 0x1c, blue: 0x1e)
    }
  }

  /// The nearest colour of the depth's palette; ANSI colours and defaults stay what they are.
  package func reduce(_ color: TerminalColor) -> TerminalColor {
    guard depth < .trueColor, let shade = RGB(color) else { return color }
    if depth == .ansi256, case .palette = color { return color }
    return .palette(Self.nearest(to: shade, in: depth == .ansi256 ? 16...255 : 0...15))
  }

  package static func nearest(to shade: RGB, in indices: ClosedRange<UInt8>) -> UInt8 {
    indices.min { RGB(palette: $0).distance(to: shade) < RGB(palette: $1).distance(to: shade) }!
  }

  private static func label(on shade: RGB) -> TerminalColor {
    shade.contrast(with: .black) >= shade.contrast(with: .white)
      ? .rgb(red: 0, green: 0, blue: 0) : .rgb(red: 255, green: 255, blue: 255)
  }

  /// What a reduced background looks like, the ANSI colours as xterm has them.
  private static func shade(of color: TerminalColor) -> RGB {
    if case .palette(let index) = color { RGB(palette: index) } else { RGB(color) ?? .black }
  }
}
