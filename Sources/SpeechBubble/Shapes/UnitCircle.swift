/// The quarter of the unit circle that a corner is, once its half-axes are the units: from (0, 1) to (1, 0).
enum UnitCircle {
  static let start = Point(0, 1)
  static let end = Point(1, 0)

  /// The control points of the cubic curve that stands for the arc between two points of the quarter: ⁴⁄₃ tan ¼ of the
  /// angle along the tangents, which is off by less than 0.03 % of the radius.
  static func controls(from start: Point, to end: Point) -> (Point, Point) {
    let cosine = min(max(start.x * end.x + start.y * end.y, 0), 1)
    let half = ((1 - cosine) / (1 + cosine)).squareRoot()
    let quarter = half > 0 ? ((1 + half * half).squareRoot() - 1) / half : 0
    let reach = 4.0 / 3 * quarter
    return (
      Point(start.x + reach * start.y, start.y - reach * start.x), Point(end.x - reach * end.y, end.y + reach * end.x)
    )
  }

  /// Where a line that comes from outside first meets the quarter; `nil` if it passes by.
  ///
  /// - Parameters:
  ///   - point: A point of the line outside the circle, or on it.
  ///   - source: Where the line comes from.
  static func meeting(_ point: Point, from source: Point) -> Point? {
    let step = point - source
    let square = step.x * step.x + step.y * step.y
    let half = point.x * step.x + point.y * step.y
    let root = half * half - square * (point.x * point.x + point.y * point.y - 1)
    guard square > 0, root >= 0 else { return nil }
    let meeting = point + max((-half - root.squareRoot()) / square, 0) * step
    return meeting.x >= 0 && meeting.y >= 0 ? meeting : nil
  }
}
