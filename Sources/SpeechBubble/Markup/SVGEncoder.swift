import TerminalText

/// Writes a bubble as SVG: its outline as a path, its text as text in a monospaced font, each row as wide as its cells.
public struct SVGEncoder: Sendable {
  /// Pixels of a cell: twice as tall as wide.
  static let (cellWidth, cellHeight) = (8.0, 16.0)
  /// A monospaced font is mostly six tenths of its size wide.
  private static let fontSize = 13.33
  /// From the top of a row to the line its letters stand on.
  private static let baseline = 12.0
  /// A border of width 1, in pixels.
  private static let strokeWidth = 1.5

  private let reducer: ColorReducer

  public init(appearance: Appearance = .unknown) {
    reducer = ColorReducer(depth: .trueColor, appearance: appearance)
  }

  /// - Parameter label: The picture's title, which a screen reader says.
  public func encode(_ layout: BubbleLayout, label: String) -> String {
    document(elements(layout), label, columns: layout.columns, rows: layout.rows)
  }

  /// - Parameter columns: As in ``Gallery/render(columns:)``.
  public func encode(_ gallery: Gallery, columns: Int) -> String {
    let (places, size) = gallery.places(columns: columns)
    let groups = places.map { place in
      "<g transform=\"translate(\(Self.x(place.column)) \(Self.y(place.row)))\">\n\(elements(place.layout))</g>\n"
    }
    return document(groups.joined(), Gallery.label, columns: size.columns, rows: size.rows)
  }

  private func document(_ elements: String, _ label: String, columns: Int, rows: Int) -> String {
    let (width, height) = (Self.x(columns), Self.y(rows))
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" \
      role="img">
      <title>\(MarkupText.escape(label))</title>
      \(elements)</svg>

      """
  }

  private func elements(_ layout: BubbleLayout) -> String { shadow(layout) + outline(layout) + text(layout) }

  static func x(_ columns: Int) -> String { MarkupText.number(Double(columns) * cellWidth) }
  static func y(_ rows: Int) -> String { MarkupText.number(Double(rows) * cellHeight) }
}

/// The shape.
extension SVGEncoder {
  /// Black at a tenth, and soft, as the published tip has it.
  private func shadow(_ layout: BubbleLayout) -> String {
    guard let shadow = layout.options.decoration.shadow else { return "" }
    return """
      <path d="\(data(layout.path))" transform="translate(\(Self.x(shadow.columns)) \(Self.y(shadow.rows)))" \
      fill="#000" fill-opacity="0.1" style="filter:blur(2px)"/>

      """
  }

  private func outline(_ layout: BubbleLayout) -> String {
    let bubble = layout.bubble
    let paint = BubblePaint(bubble, layout.options.glyphs)
    let fill = paint.fillColor.map { color($0, asBackground: true) ?? "none" } ?? "none"
    let hasStroke = bubble.borderWidth > 0 && bubble.style != .fill
    guard hasStroke || fill != "none" else { return "" }
    let width = Double(bubble.borderWidth) * Self.strokeWidth
    let stroke =
      hasStroke
      ? " stroke=\"\(color(paint.strokeColor) ?? "currentColor")\" stroke-width=\"\(MarkupText.number(width))\""
        + (paint.isDashed
          ? " stroke-dasharray=\"\(MarkupText.number(3 * width)) \(MarkupText.number(2 * width))\"" : "") : ""
    return "<path d=\"\(data(layout.path))\" fill=\"\(fill)\"\(stroke) stroke-linejoin=\"round\"/>\n"
  }

  private func color(_ color: BubbleColor, asBackground: Bool = false) -> String? {
    let style = asBackground ? CellStyle(background: color) : CellStyle(foreground: color)
    let reduced = reducer.reduce(style)
    return MarkupStyle.css(asBackground ? reduced.background : reduced.foreground)
  }

  private func data(_ path: Path) -> String {
    func pixels(_ point: Point) -> String {
      MarkupText.number(point.x * Self.cellWidth) + " " + MarkupText.number(point.y * Self.cellHeight)
    }
    return path.elements.map { element in
      switch element {
      case .move(let point): "M" + pixels(point)
      case .line(let point): "L" + pixels(point)
      case .cubic(let one, let two, let end): "C" + [one, two, end].map(pixels).joined(separator: " ")
      case .close: "Z"
      }
    }.joined()
  }
}

/// The text.
extension SVGEncoder {
  private func text(_ layout: BubbleLayout) -> String {
    let grid = layout.renderText()
    return grid.rowRange.map { row in
      grid.runs(ofRow: row, skipsBlanks: true).map { element($0, row, grid, layout) }.joined()
    }.joined()
  }

  private func element(_ run: StyledRun, _ row: Int, _ grid: Grid, _ layout: BubbleLayout) -> String {
    let style = MarkupStyle(reducer.reduce(grid.styles[Int(run.style)]))
    let (x, y, width) = (Self.x(run.columns.lowerBound), Double(row) * Self.cellHeight, Self.x(run.columns.count))
    let declarations = style.fontDeclarations
    let css = declarations.isEmpty ? "" : " style=\"\(declarations.joined(separator: ";"))\""
    let text = """
      <text x="\(x)" y="\(MarkupText.number(y + Self.baseline))" textLength="\(width)" \
      lengthAdjust="spacingAndGlyphs" font-family="monospace" font-size="\(Self.fontSize)" xml:space="preserve" \
      fill="\(style.foreground ?? "currentColor")"\(css)>\(MarkupText.escape(run.text))</text>

      """
    return background(style, x, y, width, layout) + linked(text, style, grid)
  }

  /// A background of the text's own, which the fill does not paint.
  private func background(
    _ style: MarkupStyle, _ x: String, _ y: Double, _ width: String, _ layout: BubbleLayout
  ) -> String {
    let fill = BubblePaint(layout.bubble, layout.options.glyphs).fillColor.flatMap { color($0, asBackground: true) }
    guard let background = style.background, background != fill else { return "" }
    return
      "<rect x=\"\(x)\" y=\"\(MarkupText.number(y))\" width=\"\(width)\" height=\"\(Self.y(1))\" fill=\"\(background)\"/>\n"
  }

  private func linked(_ text: String, _ style: MarkupStyle, _ grid: Grid) -> String {
    guard style.link > 0 else { return text }
    return "<a href=\"\(MarkupText.escape(grid.links[Int(style.link) - 1].target))\">\(text)</a>"
  }
}
