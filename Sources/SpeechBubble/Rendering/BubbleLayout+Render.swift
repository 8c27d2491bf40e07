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
    let paint = BubblePaint(bubble, options.glyphs)
    guard let subCells = subCells(for: paint) else { return renderLines(paint, rows: range) }
    return render(path, paint, subCells, rows: range)
  }

  /// Draws the bubble in a shape of one's own: its path in the rectangle of the outline, in place of the rounded body with
  /// its tail. There is as much room for a tail as the bubble's own tail takes.
  public func render(as shape: some BubbleShape, _ subCells: SubCells = .block) -> Grid {
    let paint = BubblePaint(bubble, subCells == .block ? .block : .braille)
    return render(shape.path(in: geometry.outlineRectangle), paint, subCells, rows: 0..<rows)
  }

  /// Draws the text alone, where it stands in the bubble.
  func renderText() -> Grid {
    var grid = Grid(columns: columns, rows: rows)
    drawText(BubblePaint(bubble, options.glyphs), into: &grid)
    return grid
  }

  /// What the outline is drawn with; `nil` if it is drawn with lines. Without border cells there is only the tail to draw,
  /// for which lines are too coarse.
  private func subCells(for paint: BubblePaint) -> SubCells? {
    switch paint.shape {
    case .line: geometry.hasBorder ? nil : options.glyphs.subCells
    case .stroke(let subCells, _), .solid(let subCells): subCells
    }
  }
}

/// Lines.
extension BubbleLayout {
  private func renderLines(_ paint: BubblePaint, rows range: Range<Int>) -> Grid {
    var grid = Grid(columns: columns, rowRange: range.clamped(to: 0..<rows))
    if let color = paint.fillColor {
      let style = grid.intern(CellStyle(background: color))
      for row in grid.rowRange {
        grid.fill(row: row, columns: geometry.interior(ofRow: row), style: style)
      }
    }
    LineRenderer(geometry, options.glyphs, borderWidth: bubble.borderWidth, isDashed: paint.isDashed)
      .stroke(paint.strokeColor, into: &grid)
    eraseRightBorder(in: &grid)
    drawText(paint, into: &grid)
    drawShadow(of: path, into: &grid)
    return grid
  }
}

/// Sub-cells.
extension BubbleLayout {
  private func render(_ path: Path, _ paint: BubblePaint, _ subCells: SubCells, rows range: Range<Int>) -> Grid {
    var grid = Grid(columns: columns, rowRange: range.clamped(to: 0..<rows))
    let renderer = SubCellRenderer(path, rows: grid.rowRange, subCells)
    if let color = paint.fillColor { renderer.fillInside(color, into: &grid) }
    // Without border cells the body has no edge to draw, only the tail.
    let isDrawn = { (column: Int, row: Int) in geometry.hasBorder || !geometry.body.contains(column, row) }
    if case .stroke(_, let thickness) = paint.shape, geometry.hasBorder {
      renderer.stroke(
        paint.strokeColor, inside: paint.fillColor, thickness: thickness, isDashed: paint.isDashed, into: &grid,
        where: isDrawn)
    } else {
      renderer.drawEdge(paint.fillColor ?? paint.strokeColor, into: &grid, where: isDrawn)
    }
    eraseRightBorder(in: &grid)
    drawText(paint, into: &grid)
    drawShadow(of: path, into: &grid)
    return grid
  }
}

/// Open frames.
extension BubbleLayout {
  /// Before text is drawn, which may run over it.
  private func eraseRightBorder(in grid: inout Grid) {
    guard options.isOpen else { return }
    let first = geometry.body.columnRange.upperBound - (geometry.hasBorder ? 1 : 0)
    for row in grid.rowRange { grid.fill(row: row, columns: first..<grid.columns, style: 0) }
  }
}
