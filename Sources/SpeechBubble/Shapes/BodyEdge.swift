/// An edge of a rounded body with a coordinate space of its own: `along` it in the direction in which the contour runs,
/// clockwise, and `out` of the body.
struct BodyEdge {
  let position: ArrowPosition
  let length: Double
  /// Half-axes of the corners, along the edge and out of it.
  let cornerAlong, cornerOut: Double
  private let origin, direction, outward: Point

  /// Top, right, bottom, left; corners that are too large for the body meet in the middle of its edges.
  static func clockwise(around body: Rectangle, cornerColumns: Double, cornerRows: Double) -> [BodyEdge] {
    let columns = min(cornerColumns, body.width / 2)
    let rows = min(cornerRows, body.height / 2)
    func edge(_ position: ArrowPosition, _ x: Double, _ y: Double, _ direction: Point, _ outward: Point) -> BodyEdge {
      BodyEdge(
        position: position, length: position.isVertical ? body.width : body.height,
        cornerAlong: position.isVertical ? columns : rows, cornerOut: position.isVertical ? rows : columns,
        origin: Point(x, y), direction: direction, outward: outward)
    }
    return [
      edge(.top, body.minX, body.minY, Point(1, 0), Point(0, -1)),
      edge(.right, body.maxX, body.minY, Point(0, 1), Point(1, 0)),
      edge(.bottom, body.maxX, body.maxY, Point(-1, 0), Point(0, 1)),
      edge(.left, body.minX, body.maxY, Point(0, -1), Point(-1, 0)),
    ]
  }

  /// In cell coordinates.
  func point(of place: (along: Double, out: Double)) -> Point {
    origin + place.along * direction + place.out * outward
  }

  /// A distance from the edge's left or top end as one along the contour.
  func along(_ distance: Double) -> Double {
    position == .top || position == .right ? distance : length - distance
  }

  /// The point of the corner at the edge's end that corresponds to one of the unit circle's first quarter: (0, 1) is
  /// where the edge ends, (1, 0) where the next one begins.
  func cornerPoint(_ circle: Point) -> (along: Double, out: Double) {
    (length - cornerAlong + cornerAlong * circle.x, cornerOut * (circle.y - 1))
  }

  /// Adds the part of that corner between two points of the circle.
  func addCorner(from start: Point, to end: Point, into contour: inout ContourBuilder) {
    contour.add(point(of: cornerPoint(start)))
    guard cornerAlong > 0, cornerOut > 0, end.x > start.x else { return contour.add(point(of: cornerPoint(end))) }
    let controls = UnitCircle.controls(from: start, to: end)
    contour.addCurve(
      to: point(of: cornerPoint(end)), point(of: cornerPoint(controls.0)), point(of: cornerPoint(controls.1)))
  }
}
