extension Bubble {
  /// Draws the bubble into a new grid just large enough to hold it.
  ///
  ///     try Bubble("Hi", style: .line, arrowPosition: .bottom).render(maxColumns: 80).picture
  ///     // ╭────╮
  ///     // │ Hi │
  ///     // ╰╮  ╭╯
  ///     //   ╲╱
  ///
  /// - Parameter maxColumns: The widest the grid may be, in terminal cells, tail included.
  /// - Throws: ``BubbleError/tooNarrow(needed:available:)`` if frame and one wide character do not fit.
  /// - Complexity: O(*n*) in the text plus the cells of the result.
  public func render(maxColumns: Int, glyphs: GlyphSet = .unicode) throws(BubbleError) -> Grid {
    try render(RenderOptions(width: .atMost(maxColumns), glyphs: glyphs))
  }

  /// The same with all that can be chosen.
  public func render(_ options: RenderOptions = RenderOptions()) throws(BubbleError) -> Grid {
    try measure(options).render()
  }
}

extension BubbleLayout {
  /// Draws the whole bubble.
  public func render() -> Grid { render(rows: 0..<rows) }

  /// Draws some rows of the bubble, so that a tall one need not be in memory whole.
  ///
  /// - Complexity: O(the cells of these rows).
  public func render(rows range: Range<Int>) -> Grid {
    var grid = Grid(columns: columns, rowRange: range.clamped(to: 0..<rows))
    let paint = BubblePaint(bubble, options.glyphs)
    fillInside(paint, into: &grid)
    strokeOutline(paint, into: &grid)
    if options.isOpen { eraseRightBorder(in: &grid) }
    drawText(paint, into: &grid)
    return grid
  }

  private func fillInside(_ paint: BubblePaint, into grid: inout Grid) {
    guard let color = paint.fillColor else { return }
    let style = grid.intern(CellStyle(background: color))
    for row in grid.rowRange {
      grid.fill(row: row, columns: geometry.interior(ofRow: row), style: style)
    }
  }

  private func strokeOutline(_ paint: BubblePaint, into grid: inout Grid) {
    switch paint.shape {
    case .line where geometry.hasBorder || !options.glyphs.hasBlocks:
      LineRenderer(geometry, options.glyphs, borderWidth: bubble.borderWidth, isDashed: paint.isDashed)
        .stroke(paint.strokeColor, into: &grid)
    case .blockStroke where geometry.hasBorder:
      BlockRenderer(geometry, fillColor: paint.fillColor).stroke(
        paint.strokeColor, isDashed: paint.isDashed, into: &grid)
    default:
      BlockRenderer(geometry, fillColor: paint.fillColor).fill(paint.fillColor ?? paint.strokeColor, into: &grid)
    }
  }

  /// Before text is drawn, which may run over it.
  private func eraseRightBorder(in grid: inout Grid) {
    let first = geometry.body.columnRange.upperBound - (geometry.hasBorder ? 1 : 0)
    for row in grid.rowRange { grid.fill(row: row, columns: first..<grid.columns, style: 0) }
  }
}
