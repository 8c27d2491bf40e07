/// Every border, edge, style and set of glyphs in one picture.
public struct Gallery: Sendable {
  /// A bubble that says what it shows.
  public struct Item: Sendable {
    public let bubble: Bubble
    public let options: RenderOptions
    public var layout: BubbleLayout {
      // Without a limit of width nothing can fail.
      guard let layout = try? bubble.measure(options) else { preconditionFailure("no room without a limit") }
      return layout
    }
  }

  /// Where the layouts of items stand.
  struct Place {
    let layout: BubbleLayout
    let column: Int
    let row: Int
  }

  public let items: [Item]

  /// - Parameter isASCII: Whether all is drawn in ASCII, since the terminal has nothing else.
  public init(isASCII: Bool = false) {
    items = (Self.borders + Self.edges + Self.styles + Self.renderers + [Self.tip]).map { item in
      isASCII ? Item(bubble: item.bubble, options: RenderOptions(glyphs: .ascii)) : item
    }
  }

  private static func item(_ bubble: Bubble, _ glyphs: GlyphSet = .unicode) -> Item {
    Item(bubble: bubble, options: RenderOptions(glyphs: glyphs))
  }

  private static let fill = BubbleColor.rgb(0x00, 0x5F, 0xAF)

  private static let borders = ["no border", "light border", "heavy border", "block border"].enumerated().map {
    width, name in
    item(.plain.text(name).style([.fill, .line]).borderWidth(width).filledColor(fill))
  }

  private static let edges = ArrowPosition.allCases.map { edge in
    item(.plain.text(edge.rawValue + " edge").arrow(edge, ratio: 0.3, size: 1))
  }

  private static let styles = (0..<UInt8(8)).map { bits in
    let style = BubbleStyle(rawValue: bits)
    return item(.plain.text(name(of: style)).style(style).filledColor(fill))
  }

  private static func name(of style: BubbleStyle) -> String {
    let names = style.optionNames
    return names.isEmpty ? "no style" : names.count == 1 ? names[0] + " only" : names.joined(separator: "\n")
  }

  private static let renderers = GlyphSet.named.map { glyphs in
    item(.plain.text(glyphs.name).textInset(2).cornerRadius(6), glyphs)
  }

  private static let tip: Item = {
    let preset = BubblePreset.builtIn("tip")!
    var bubble = Bubble.plain.text("tip")
    preset.patch.apply(to: &bubble)
    var options = RenderOptions(glyphs: .block)
    options.decoration = preset.decoration ?? Decoration()
    return Item(bubble: bubble, options: options)
  }()
}

extension Gallery {
  /// One beside the other as far as there is room, then in the next row.
  func places(columns: Int) -> (places: [Place], size: (columns: Int, rows: Int)) {
    var places: [Place] = []
    var (column, row, height, width) = (0, 0, 0, 0)
    for layout in items.map(\.layout) {
      if column > 0, column + layout.columns > columns {
        (column, row, height) = (0, row + height, 0)
      }
      places.append(Place(layout: layout, column: column, row: row))
      width = max(width, column + layout.columns)
      height = max(height, layout.rows)
      column += layout.columns + 1
    }
    return (places, (width, row + height))
  }

  /// - Parameter columns: The most columns; an item that is wider by itself takes more.
  public func render(columns: Int) -> Grid {
    let (places, size) = places(columns: columns)
    var grid = Grid(columns: size.columns, rows: size.rows)
    let area = CellRectangle(column: 0, row: 0, columns: size.columns, rows: size.rows)
    for place in places { grid.copy(place.layout.render(), column: place.column, row: place.row, in: area) }
    return grid
  }

  public static let label = "Speech bubbles of every border, edge, style and set of glyphs"
}
