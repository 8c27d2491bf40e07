/// A bubble as a shape in cell coordinates: the union of a body with elliptic corners and a triangular tail.
public struct BubbleOutline: Hashable, Sendable {
  /// A point in cell coordinates: (0, 0) is the top left corner of the grid's first cell.
  public struct Point: Hashable, Sendable {
    public var x: Double
    public var y: Double
  }

  /// The tail's triangle: where it leaves the body, and its tip.
  public struct Tail: Hashable, Sendable {
    public var start: Point
    public var end: Point
    public var tip: Point
  }

  public let minX, minY, maxX, maxY: Double
  /// Half-axes of the corners' ellipses.
  public let cornerColumns, cornerRows: Double
  public let tail: Tail?

  /// Whether a point is inside or on the outline.
  public func contains(_ point: Point) -> Bool {
    isInBody(point) || tail.map { Self.isIn($0, point) } ?? false
  }

  private func isInBody(_ point: Point) -> Bool {
    guard minX...maxX ~= point.x, minY...maxY ~= point.y else { return false }
    let acrossCorner = cornerColumns - min(point.x - minX, maxX - point.x)
    let downCorner = cornerRows - min(point.y - minY, maxY - point.y)
    guard acrossCorner > 0, downCorner > 0 else { return true }
    let (across, down) = (acrossCorner / cornerColumns, downCorner / cornerRows)
    return across * across + down * down <= 1
  }

  /// A point is in a triangle if it is on the same side of all three lines, or on one of them.
  private static func isIn(_ tail: Tail, _ point: Point) -> Bool {
    let one = side(of: point, from: tail.start, to: tail.end)
    let two = side(of: point, from: tail.end, to: tail.tip)
    let three = side(of: point, from: tail.tip, to: tail.start)
    return min(one, two, three) >= -tolerance || max(one, two, three) <= tolerance
  }

  /// Sub-cell centres fall exactly on the tail's slopes; rounding must not decide on which side.
  private static let tolerance = 1e-9

  private static func side(of point: Point, from start: Point, to end: Point) -> Double {
    (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x)
  }
}

extension BubbleGeometry {
  /// The outline through the middle of the border cells, or around the body's cells where there is no border.
  public var outline: BubbleOutline {
    let half = hasBorder ? 0.5 : 0
    let axes = hasBorder ? CornerTrace.halfAxes(radius: corner.radius) : (0, 0)
    return BubbleOutline(
      minX: Double(body.column) + half, minY: Double(body.row) + half,
      maxX: Double(body.column + body.columns) - half, maxY: Double(body.row + body.rows) - half,
      // The corners of a narrow body meet in its middle, so that its first and last row are never empty.
      cornerColumns: min(axes.0, Double(body.columns) / 2 - half), cornerRows: axes.1, tail: tail.map(outline))
  }

  /// The tail's slopes run through the corners of its cells, from the middle of the border cells it leaves.
  private func outline(of tail: TailPlacement) -> BubbleOutline.Tail {
    let half = hasBorder ? 0.5 : 0
    let size = Double(tail.size)
    let isLeading = tail.edge == .left || tail.edge == .top
    if tail.edge.isVertical {
      let x = Double(body.column + tail.position)
      let y = isLeading ? Double(body.row) + half : Double(body.row + body.rows) - half
      return BubbleOutline.Tail(
        start: .init(x: x - size - half, y: y), end: .init(x: x + size + half, y: y),
        tip: .init(x: x, y: isLeading ? 0 : Double(rows)))
    }
    let y = Double(body.row + tail.position) + 0.5
    let x = isLeading ? Double(body.column) + half : Double(body.column + body.columns) - half
    // From the tip through the outer corners of the opening to where the tail leaves the body.
    let spread = (size - 0.5) * (size + half) / size
    return BubbleOutline.Tail(
      start: .init(x: x, y: y - spread), end: .init(x: x, y: y + spread),
      tip: .init(x: isLeading ? 0 : Double(columns), y: y))
  }
}
