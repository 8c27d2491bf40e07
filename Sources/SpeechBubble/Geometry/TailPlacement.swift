/// Where the tail stands on its edge.
public struct TailPlacement: Hashable, Sendable {
  public var edge: ArrowPosition
  /// Rows (top, bottom) or columns (left, right) from the body to the tip; at least 1.
  public var size: Int
  /// Along the edge, from the body's left or top end: the boundary between the two cells of the tip (top, bottom), or
  /// the row of the tip (left, right).
  public var position: Int

  /// The cells of the edge, counted from its start, at which the border opens into the tail.
  public var opening: Range<Int> {
    edge.isVertical ? position - size..<position + size : position - size + 1..<position + size
  }

  /// How far the tail reaches out of the body on the left and at the top, in cells.
  var leading: (columns: Int, rows: Int) { (edge == .left ? size : 0, edge == .top ? size : 0) }
}
