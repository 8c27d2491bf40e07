/// Where everything of a bubble stands, in the grid's cells.
///
/// The cells are what the line renderer draws; ``outline`` says the same as a shape, through the middle of the border
/// cells, for whatever draws finer than cells.
public struct BubbleGeometry: Hashable, Sendable {
  /// Size of the grid, tail included.
  public let columns: Int
  public let rows: Int
  /// The body, border included.
  public let body: CellRectangle
  /// The cells of the body that rows of text may take.
  public internal(set) var content: CellRectangle
  public let corner: CornerTrace
  public let tail: TailPlacement?
  /// Whether the body's outermost cells are its border.
  public let hasBorder: Bool

  /// - Parameters:
  ///   - text: The size of the text in cells.
  ///   - bounds: What the body has to keep to.
  init(_ frame: FrameMetrics, ratio: Double, text: (columns: Int, rows: Int), bounds: BodyBounds) {
    let bodyRows = frame.bodyRows(textRows: text.rows)
    let corner = frame.corner(
      rows: bodyRows, bodyColumns: bounds.columns - (frame.hasHorizontalTail ? bounds.tailSize : 0),
      clearance: bounds.clearance)
    let margin = frame.columnsAroundText / 2 + frame.clearance(radius: corner.radius)
    var bodyColumns = max(text.columns + 2 * margin, frame.leastBodyColumns(radius: corner.radius))
    let sideTail =
      frame.hasHorizontalTail
      ? min(bounds.tailSize, frame.tailSize(corner: corner, columns: bodyColumns, rows: bodyRows)) : 0
    if bounds.isExact { bodyColumns = bounds.columns - sideTail }

    let tail = Self.place(frame, corner, ratio: ratio, columns: bodyColumns, rows: bodyRows, sideTail: sideTail)
    let leading = tail?.leading ?? (columns: 0, rows: 0)
    body = CellRectangle(column: leading.columns, row: leading.rows, columns: bodyColumns, rows: bodyRows)
    content = CellRectangle(
      column: body.column + margin, row: body.row + frame.firstTextRow, columns: bodyColumns - 2 * margin,
      rows: text.rows)
    columns = bodyColumns + sideTail
    rows = bodyRows + (frame.hasVerticalTail ? tail?.size ?? 0 : 0)
    hasBorder = frame.border > 0
    self.corner = corner
    self.tail = tail
  }

  /// Puts the tail at its ratio, kept off the corners by a joint cell where there is a border.
  private static func place(
    _ frame: FrameMetrics, _ corner: CornerTrace, ratio: Double, columns: Int, rows: Int, sideTail: Int
  ) -> TailPlacement? {
    guard let edge = frame.tailEdge else { return nil }
    let size = edge.isVertical ? frame.tailSize(corner: corner, columns: columns, rows: rows) : sideTail
    let position: Int
    if edge.isVertical {
      let margin = frame.border > 0 ? corner.columns + size + 1 : size
      position = min(max(EdgeFraction.boundary(ratio, of: columns), margin), columns - margin)
    } else {
      let margin = (frame.border > 0 ? corner.rows : 0) + size
      position = min(max(EdgeFraction.cell(ratio, of: rows), margin - 1), rows - margin)
    }
    return TailPlacement(edge: edge, size: size, position: position)
  }
}
