/// A point in cell coordinates: x in columns, y in rows, (0, 0) the top left corner of the grid's first cell. A row is as
/// long as two columns.
public struct Point: Hashable, Sendable {
  public var x: Double
  public var y: Double

  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }
}

extension Point {
  static func + (one: Point, other: Point) -> Point { Point(one.x + other.x, one.y + other.y) }
  static func - (one: Point, other: Point) -> Point { Point(one.x - other.x, one.y - other.y) }
  static func * (factor: Double, point: Point) -> Point { Point(factor * point.x, factor * point.y) }

  /// Distance from the origin, in columns.
  var length: Double { (x * x + 4 * y * y).squareRoot() }

  /// The point a fraction of the way to another.
  func moved(_ fraction: Double, toward other: Point) -> Point { self + fraction * (other - self) }
}
