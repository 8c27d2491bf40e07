import SpeechBubble

/// The bubble, as it will be printed.
extension ScreenPainter {
  mutating func paintPreview(_ layout: ScreenLayout) {
    let style = state.focus == .preview ? CellStyle.reverse : .bold
    canvas.write(
      title(in: layout.preview), style, at: ScreenPoint(column: layout.title.column, row: layout.title.row),
      limit: layout.title.columns)
    paintBubble(layout.preview)
  }

  /// The size in cells, the width allowed, the glyphs, the appearance.
  private func title(in pane: CellRectangle) -> String {
    let isCut = (try? preview.layout()).map { $0.columns > pane.columns || $0.rows > pane.rows } ?? false
    let size = (try? preview.layout()).map { "\($0.columns) \(signs.times) \($0.rows)" } ?? "does not fit"
    let appearance = state.appearance == .unknown ? [] : [state.appearance.rawValue]
    let parts = [size, widthText, preview.options.glyphs.name] + appearance + (isCut ? ["Tab scrolls"] : [])
    return parts.joined(separator: ", ")
  }

  private var widthText: String {
    switch preview.options.width {
    case .unlimited: "no limit"
    case .atMost(let columns): "max \(columns)"
    case .exactly(let columns): "exactly \(columns)"
    }
  }

  mutating func paintBubble(_ pane: CellRectangle) {
    do throws(BubbleError) {
      let layout = try preview.layout()
      let placement = PreviewPlacement(
        layout.geometry, grid: ScreenSize(columns: layout.columns, rows: layout.rows), in: pane, scroll: state.scroll)
      let grid = try preview.grid(rows: placement.visibleRows(of: layout.rows))
      canvas.draw(grid, at: placement.origin, in: pane, isStyled: isStyled)
      map.preview = placement
    } catch {
      guard case .tooNarrow(let needed, _) = error else { return }
      canvas.write(
        "needs \(needed) columns: press w", at: ScreenPoint(column: pane.column, row: pane.row), limit: pane.columns)
    }
  }
}
