/// A tail on an edge, in the edge's own space, with its feet on the contour.
struct TailTriangle {
  typealias Place = (along: Double, out: Double)

  let tip: Place
  /// The feet in the order in which the contour meets them.
  let start, end: Place
  /// Where in the corner beside it a foot stands, as a point of the unit circle's quarter, which begins where the edge
  /// does not curve yet.
  let startInCorner, endInCorner: Point

  init(middle: Double, halfBase: Double, length: Double, on edge: BodyEdge) {
    tip = (middle, length)
    let first = Self.foot(middle - halfBase, tip: tip, on: edge, isMirrored: true)
    let last = Self.foot(middle + halfBase, tip: tip, on: edge, isMirrored: false)
    (start, startInCorner) = first
    (end, endInCorner) = last
  }

  /// Where a side of the tail meets the body: at `along` on the edge, or beyond that, where it meets the corner.
  ///
  /// - Parameter isMirrored: Whether the corner is the one at the edge's start.
  private static func foot(
    _ along: Double, tip: Place, on edge: BodyEdge, isMirrored: Bool
  ) -> (place: Place, inCorner: Point) {
    func mirrored(_ along: Double) -> Double { isMirrored ? edge.length - along : along }
    let beyond = mirrored(along) - (edge.length - edge.cornerAlong)
    guard beyond > 0, edge.cornerAlong > 0, edge.cornerOut > 0 else { return ((along, 0), UnitCircle.start) }
    // In units of the half-axes around the ellipse's centre the corner is a quarter of the unit circle.
    let foot = Point(beyond / edge.cornerAlong, 1)
    let top = Point(
      (mirrored(tip.along) - (edge.length - edge.cornerAlong)) / edge.cornerAlong, tip.out / edge.cornerOut + 1)
    // A side that passes by the corner cuts it off.
    guard let meeting = UnitCircle.meeting(foot, from: top) else { return ((along, 0), UnitCircle.end) }
    let place = edge.cornerPoint(meeting)
    return ((mirrored(place.along), place.out), meeting)
  }
}
