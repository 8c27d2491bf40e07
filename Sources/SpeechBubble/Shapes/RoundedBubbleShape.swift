/// A body with elliptic corners and a triangular tail on one of its edges, as one closed contour.
///
///     RoundedBubbleShape(cornerRadius: 4, arrowSize: 1, arrowPosition: .bottom, arrowPositionRatio: 0.25)
///       .path(in: Rectangle(minX: 0, minY: 0, maxX: 20, maxY: 5))
///
/// Where the tail stands partly on a corner, its sides go on until they meet the curve.
public struct RoundedBubbleShape: Hashable, InsettableBubbleShape {
  /// Where the tail leaves the edge; lengths in cells.
  struct Tail: Hashable, Sendable {
    var edge: ArrowPosition
    /// From the edge's left or top end to the tail's middle, as a fraction of the edge.
    var ratio: Double
    /// To either side of that.
    var halfBase: Double
    var length: Double
    /// Whether the tail is moved along the edge until it stands between the corners, as far as there is room.
    var keepsOffCorners = false
  }

  /// Half-axes of the corners' ellipses, in columns and rows.
  let cornerColumns, cornerRows: Double
  let tail: Tail?
  private var insetColumns = 0.0

  /// - Parameters:
  ///   - cornerRadius: In columns across and half as many rows down; clamped to 0 and above, and to the rectangle.
  ///   - arrowSize: Length of the tail, and its spread to either side: rows and columns at the top and bottom, columns
  ///     and rows at the left and right. Not above 0 is no tail.
  ///   - arrowPositionRatio: Clamped to 0…1; no number is ½.
  public init(
    cornerRadius: Double, arrowSize: Double = 0, arrowPosition: ArrowPosition = .bottom,
    arrowPositionRatio: Double = 0.5
  ) {
    let radius = cornerRadius > 0 ? cornerRadius : 0
    let ratio = arrowPositionRatio.isNaN ? 0.5 : min(max(arrowPositionRatio, 0), 1)
    let tail = Tail(
      edge: arrowPosition, ratio: ratio, halfBase: arrowSize, length: arrowSize, keepsOffCorners: true)
    self.init(cornerColumns: radius, cornerRows: radius / 2, tail: arrowSize > 0 ? tail : nil)
  }

  init(cornerColumns: Double, cornerRows: Double, tail: Tail?) {
    self.cornerColumns = cornerColumns
    self.cornerRows = cornerRows
    self.tail = tail
  }

  public func inset(by amount: Double) -> RoundedBubbleShape {
    var copy = self
    copy.insetColumns += amount
    return copy
  }

  public func path(in rectangle: Rectangle) -> Path {
    let body = rectangle.inset(columns: insetColumns, rows: insetColumns / 2)
    let edges = BodyEdge.clockwise(
      around: body, cornerColumns: max(cornerColumns - insetColumns, 0),
      cornerRows: max(cornerRows - insetColumns / 2, 0))
    let triangles = edges.map { edge in tail.flatMap { triangle(of: $0, on: edge, in: rectangle) } }
    var contour = ContourBuilder()
    for (index, edge) in edges.enumerated() {
      let next = (index + 1) % edges.count
      if let triangle = triangles[index] {
        contour.add(edge.point(of: triangle.start))
        contour.add(edge.point(of: triangle.tip))
        contour.add(edge.point(of: triangle.end))
      }
      // What is the start of the next edge's corner is the end of this one's, mirrored.
      let cut = triangles[next]?.startInCorner ?? UnitCircle.start
      edge.addCorner(
        from: triangles[index]?.endInCorner ?? UnitCircle.start, to: Point(cut.y, cut.x), into: &contour)
    }
    return contour.path
  }

  /// The tail on an edge; `nil` if it is on another, or insetting has left nothing of it.
  private func triangle(of tail: Tail, on edge: BodyEdge, in rectangle: Rectangle) -> TailTriangle? {
    guard tail.edge == edge.position else { return nil }
    let isVertical = tail.edge.isVertical
    let full = isVertical ? rectangle.width : rectangle.height
    // A tail wider than its edge is made smaller.
    let scale = min(1, full / 2 / tail.halfBase)
    let middle = middle(of: tail, halfBase: scale * tail.halfBase, along: full)
    // In columns, since the sides are moved by their distance to themselves.
    let (across, out) = isVertical ? (1.0, 2.0) : (2.0, 1.0)
    let (halfBase, length) = (scale * tail.halfBase * across, scale * tail.length * out)
    guard halfBase > 0, length > 0 else { return nil }
    let side = (halfBase * halfBase + length * length).squareRoot()
    let left = length - insetColumns * side / halfBase + insetColumns
    let place = edge.along(middle - insetColumns / across)
    let base = halfBase * left / length / across
    // The corner beside it may have moved further than the tail's side.
    let room = min(place, edge.length - place, base)
    guard left > 0, room > 0 else { return nil }
    return TailTriangle(middle: place, halfBase: room, length: left / out * room / base, on: edge)
  }

  /// Where on its edge the tail stands, before anything is moved inward.
  private func middle(of tail: Tail, halfBase: Double, along full: Double) -> Double {
    guard tail.keepsOffCorners else { return tail.ratio * full }
    let corner = min(tail.edge.isVertical ? cornerColumns : cornerRows, full / 2)
    let least = min(corner + halfBase, full / 2)
    return min(max(tail.ratio * full, least), full - least)
  }
}
