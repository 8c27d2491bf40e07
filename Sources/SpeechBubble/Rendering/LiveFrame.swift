import TerminalText

/// The frame of a bubble whose text is not known yet: as wide as it may be, and drawn row by row.
///
/// Rows are taken from layouts of the same bubble, one without an end for all that stands above its bottom, so that
/// nothing here knows how a border or a tail looks. For that all rows of text must be framed alike: corners take one
/// cell, and a left or right tail sits in the first row inside the border, one column long.
package struct LiveFrame: Sendable {
  /// The columns that a row of text may take.
  package let room: Int
  /// How text has to be wrapped to fit.
  package let wrapOptions: WrapOptions

  private let bubble: Bubble
  private let options: RenderOptions
  private let columns: Int
  private let endless: BubbleGeometry

  /// So many rows that no bottom is near any that is drawn, and so few that places in them can be told exactly.
  private static let endlessRows = 1 << 20
  /// From here on rows are drawn as those before them, which look the same: dashes come again every five rows.
  private static let countedRows = 1 << 18
  private static let dashPeriod = 5
  private static let largestRadius = 3

  /// - Throws: ``BubbleError/tooNarrow(needed:available:)`` if `columns` are under what the bubble needs at least.
  package init(_ bubble: Bubble, _ options: RenderOptions, columns: Int) throws(BubbleError) {
    let bubble = Self.adapted(bubble)
    var options = options
    // What is around the bubble, or nearer to its text, depends on rows that are not there yet.
    options.decoration = Decoration()
    let metrics = FrameMetrics(bubble)
    guard columns >= metrics.leastColumns else {
      throw .tooNarrow(needed: metrics.leastColumns, available: columns)
    }
    self.bubble = bubble
    self.options = options
    self.columns = columns
    room = metrics.room(in: Self.bounds(metrics, columns))
    wrapOptions = WrapOptions(
      columns: room, breaksLongWords: bubble.clipsToBounds, maximumRows: bubble.numberOfLines,
      ellipsis: options.glyphs.ellipsis, metrics: options.metrics)
    endless = Self.geometry(bubble, columns, textRows: Self.endlessRows)
  }

  private static func adapted(_ bubble: Bubble) -> Bubble {
    let bubble = bubble.cornerRadius(min(bubble.cornerRadius, largestRadius))
    guard !bubble.arrowPosition.isVertical else { return bubble }
    return bubble.arrow(bubble.arrowPosition, ratio: 0, size: min(bubble.arrowSize, 1))
  }

  private static func bounds(_ metrics: FrameMetrics, _ columns: Int) -> BodyBounds {
    BodyBounds(columns: columns, isExact: true, tailSize: metrics.hasHorizontalTail ? 1 : 0, clearance: 0)
  }

  private static func geometry(_ bubble: Bubble, _ columns: Int, textRows: Int) -> BubbleGeometry {
    let metrics = FrameMetrics(bubble)
    let bounds = bounds(metrics, columns)
    return BubbleGeometry(
      metrics, ratio: bubble.arrowPositionRatio, text: (metrics.room(in: bounds), textRows), bounds: bounds)
  }

  /// Whether rows are written from the left while their text arrives; otherwise where their text stands is known only
  /// when they are complete.
  package var growsFromLeft: Bool { [.left, .natural].contains(bubble.textAlignment) }

  /// All rows above the text.
  package var top: Grid {
    layout(endless, [], StyledText()).render(rows: 0..<endless.content.row)
  }

  /// A row of text in its frame.
  ///
  /// - Parameters:
  ///   - index: Counts the rows of text, from 0.
  ///   - text: What the row is a part of.
  package func row(_ index: Int, _ row: TextLayout.Row, of text: StyledText) -> Grid {
    var geometry = endless
    geometry.content.row += Self.counted(index)
    geometry.content.rows = 1
    return layout(geometry, [row], text).render(rows: geometry.content.rowRange)
  }

  /// The column after the last of a row of text from the left, in the grid that ``row(_:_:of:)`` makes.
  package func endColumn(of row: TextLayout.Row) -> Int { endless.content.column + row.columns }

  /// All rows below the text.
  ///
  /// - Parameters:
  ///   - textRows: How many rows of text there were, at least one.
  ///   - hasTail: Whether a tail at the bottom is drawn, which only now need be known.
  package func bottom(textRows: Int, hasTail: Bool) -> Grid {
    let isBare = !hasTail && bubble.arrowPosition == .bottom
    let geometry = Self.geometry(isBare ? bubble.arrowSize(0) : bubble, columns, textRows: Self.counted(textRows))
    return layout(geometry, [], StyledText()).render(rows: geometry.content.rowRange.upperBound..<geometry.rows)
  }

  private static func counted(_ row: Int) -> Int {
    row < countedRows ? row : countedRows + (row - countedRows) % dashPeriod
  }

  private func layout(_ geometry: BubbleGeometry, _ rows: [TextLayout.Row], _ text: StyledText) -> BubbleLayout {
    BubbleLayout(
      bubble: bubble, options: options, text: TextLayout(text, rows: rows, wrapOptions), geometry: geometry,
      isLive: true)
  }
}
