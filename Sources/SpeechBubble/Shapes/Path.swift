/// Lines and curves that a shape is bounded by, in cell coordinates.
///
///     var path = Path()
///     path.move(to: Point(0, 0))
///     path.addLine(to: Point(4, 0))
///     path.addCurve(to: Point(4, 2), control1: Point(6, 0), control2: Point(6, 2))
///     path.close()
///
/// A path without a start begins at the origin; lines and curves after ``close()`` begin where the contour began.
public struct Path: Hashable, Sendable {
  public enum Element: Hashable, Sendable {
    case move(Point)
    case line(Point)
    /// A cubic Bézier curve: two control points and its end.
    case cubic(Point, Point, Point)
    case close
  }

  public private(set) var elements: [Element] = []

  public init() {}

  public mutating func move(to point: Point) { elements.append(.move(point)) }

  public mutating func addLine(to point: Point) { elements.append(.line(point)) }

  public mutating func addCurve(to end: Point, control1: Point, control2: Point) {
    elements.append(.cubic(control1, control2, end))
  }

  public mutating func close() { elements.append(.close) }
}
