/// What a bubble's frame takes before its text is known.
struct FrameMetrics: Hashable, Sendable {
  /// Columns and rows of one side of the border: 1, or 0 without a border.
  let border: Int
  let insetColumns: Int
  let insetRows: Int
  /// The edge of the tail; `nil` if none is drawn.
  let tailEdge: ArrowPosition?
  let tailSize: Int
  let radius: Int

  /// - Parameter nearer: Whole cells by which the outline is nearer to the text.
  init(_ bubble: Bubble, nearer: (columns: Int, rows: Int) = (0, 0)) {
    border = bubble.borderWidth > 0 ? 1 : 0
    insetColumns = max(bubble.textInset - nearer.columns, 0)
    insetRows = max(bubble.textInset / 2 - nearer.rows, 0)
    // Without border and fill there is nothing a tail could be the tail of.
    let hasTail = bubble.arrowSize > 0 && (border > 0 || bubble.style.contains(.fill))
    tailEdge = hasTail ? bubble.arrowPosition : nil
    tailSize = hasTail ? bubble.arrowSize : 0
    // Without border cells there is nothing to draw a round corner with.
    radius = border > 0 ? bubble.cornerRadius : 0
  }

  var hasVerticalTail: Bool { tailEdge?.isVertical == true }
  var hasHorizontalTail: Bool { tailEdge?.isVertical == false }

  /// The body's row on which text starts.
  var firstTextRow: Int { border + insetRows }

  /// Columns beside the text, both sides together, corner aside.
  var columnsAroundText: Int { 2 * (border + insetColumns) }

  func bodyRows(textRows: Int) -> Int { textRows + 2 * firstTextRow }

  /// The fewest columns the body's edges need: two corners and a cell between them, or a tail of size 1 and its joints.
  func leastBodyColumns(radius: Int) -> Int {
    guard border > 0 else { return hasVerticalTail ? 2 : 1 }
    return 2 * CornerTrace.columns(radius: radius) + (hasVerticalTail ? 4 : 1)
  }

  /// The fewest columns of the whole bubble, with room for one wide character.
  var leastColumns: Int {
    max(columnsAroundText + Self.leastRoom, leastBodyColumns(radius: 0)) + (hasHorizontalTail ? 1 : 0)
  }

  /// Columns text needs at the least: one wide character.
  static let leastRoom = 2

  /// The largest tail that fits an edge of a body this large.
  func tailSize(corner: CornerTrace, columns: Int, rows: Int) -> Int {
    guard border > 0 else { return min(tailSize, hasVerticalTail ? columns / 2 : (rows + 1) / 2) }
    return min(tailSize, hasVerticalTail ? (columns - 2 * corner.columns - 2) / 2 : (rows - 2 * corner.rows + 1) / 2)
  }

  /// The corner a body can have: its radius is lowered until both corners of a side fit its rows, a left or right tail
  /// keeps a straight row, and neither the edges nor the text beside the stroke need more columns than are free.
  ///
  /// - Parameters:
  ///   - rows: The body's rows.
  ///   - bodyColumns: The most columns the body may take.
  ///   - clearance: The most columns that the stroke may keep free beside the text.
  func corner(rows: Int, bodyColumns: Int, clearance: Int) -> CornerTrace {
    var radius = min(radius, rows)
    while radius > 0, leastBodyColumns(radius: radius) > bodyColumns || self.clearance(radius: radius) > clearance {
      radius -= 1
    }
    var corner = CornerTrace(radius: radius)
    while corner.radius > 0, 2 * corner.rows + (hasHorizontalTail ? 1 : 0) > rows {
      corner = CornerTrace(radius: corner.radius - 1)
    }
    return corner
  }

  /// Columns on either side that the text block keeps away from the border's outermost column for a corner's sake.
  func clearance(radius: Int) -> Int { CornerTrace.clearance(radius: radius, row: firstTextRow) }
}
