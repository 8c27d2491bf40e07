import SpeechBubble

/// Where the bubble's grid stands on the screen: the one place that turns screen cells into grid cells and back.
struct PreviewPlacement: Hashable {
  /// The part of the screen the bubble is shown in.
  let pane: CellRectangle
  let geometry: BubbleGeometry
  /// The screen cell of the grid's first cell, which may lie outside the pane.
  let origin: ScreenPoint
  /// How far the grid can be scrolled: how much of it the pane has no room for.
  let scrollLimit: ScreenPoint

  /// Where the pane has room, the body stands in its middle, so that it stays where it is while its tail goes round;
  /// else the grid is scrolled.
  ///
  /// - Parameter grid: The size of the grid, which can be wider than the geometry.
  init(_ geometry: BubbleGeometry, grid: ScreenSize, in pane: CellRectangle, scroll: ScreenPoint) {
    self.pane = pane
    self.geometry = geometry
    scrollLimit = ScreenPoint(column: max(grid.columns - pane.columns, 0), row: max(grid.rows - pane.rows, 0))
    origin = ScreenPoint(
      column: Self.start(
        pane.columnRange, grid.columns, body: geometry.body.columnRange, scroll: min(scroll.column, scrollLimit.column)),
      row: Self.start(
        pane.rowRange, grid.rows, body: geometry.body.rowRange, scroll: min(scroll.row, scrollLimit.row)))
  }

  private static func start(_ pane: Range<Int>, _ length: Int, body: Range<Int>, scroll: Int) -> Int {
    guard length <= pane.count else { return pane.lowerBound - max(scroll, 0) }
    let centered = pane.lowerBound + (pane.count - body.count) / 2 - body.lowerBound
    return min(max(centered, pane.lowerBound), pane.upperBound - length)
  }

  /// The rows of the grid that can be seen, out of so many.
  func visibleRows(of rows: Int) -> Range<Int> {
    (pane.rowRange.lowerBound - origin.row..<pane.rowRange.upperBound - origin.row).clamped(to: 0..<rows)
  }

  /// The cell of the grid under a cell of the screen; it may lie outside the grid.
  func gridCell(at point: ScreenPoint) -> ScreenPoint {
    ScreenPoint(column: point.column - origin.column, row: point.row - origin.row)
  }
}
