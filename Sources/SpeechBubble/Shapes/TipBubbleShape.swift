/// The published tip bubble: a capsule of four cubic curves, and a tail in the middle of its bottom edge.
///
/// The curves' control points lie 0.42 × radius from the corners of the rectangle, where the radius is half its height;
/// the tail is as wide to either side, and half a row tall, which are the original's 7 points.
public struct TipBubbleShape: Hashable, InsettableBubbleShape {
  private static let proportion = 0.42
  private static let tailRows = 0.5

  private var insetColumns = 0.0

  public init() {}

  public func inset(by amount: Double) -> TipBubbleShape {
    var copy = self
    copy.insetColumns += amount
    return copy
  }

  public func path(in rectangle: Rectangle) -> Path {
    let body = rectangle.inset(columns: insetColumns, rows: insetColumns / 2)
    // Half the height in columns, since a row is as long as two of them; no more than there is room for.
    let columns = min(body.height, body.width / 2)
    let rows = body.height / 2
    let (nearX, nearY) = (Self.proportion * columns, Self.proportion * rows)
    let middle = (body.minX + body.maxX) / 2
    // The tail's base keeps to what is straight.
    let base = min(nearX, body.width / 2 - columns)
    var contour = ContourBuilder()
    contour.add(Point(body.minX + columns, body.minY))
    contour.add(Point(body.maxX - columns, body.minY))
    contour.addCurve(
      to: Point(body.maxX, body.minY + rows), Point(body.maxX - nearX, body.minY), Point(body.maxX, body.minY + nearY))
    contour.addCurve(
      to: Point(body.maxX - columns, body.maxY), Point(body.maxX, body.maxY - nearY),
      Point(body.maxX - nearX, body.maxY))
    if base > 0 {
      contour.add(Point(middle + base, body.maxY))
      contour.add(Point(middle, body.maxY + Self.tailRows))
      contour.add(Point(middle - base, body.maxY))
    }
    contour.add(Point(body.minX + columns, body.maxY))
    contour.addCurve(
      to: Point(body.minX, body.maxY - rows), Point(body.minX + nearX, body.maxY), Point(body.minX, body.maxY - nearY))
    contour.addCurve(
      to: Point(body.minX + columns, body.minY), Point(body.minX, body.minY + nearY),
      Point(body.minX + nearX, body.minY))
    return contour.path
  }
}
