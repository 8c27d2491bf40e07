/// Collects one closed contour, without pieces that lead nowhere.
struct ContourBuilder {
  private var pieces = Path()
  private var last: Point?

  mutating func add(_ point: Point) {
    guard point != last else { return }
    last == nil ? pieces.move(to: point) : pieces.addLine(to: point)
    last = point
  }

  mutating func addCurve(to end: Point, _ control1: Point, _ control2: Point) {
    pieces.addCurve(to: end, control1: control1, control2: control2)
    last = end
  }

  var path: Path {
    var path = pieces
    path.close()
    return path
  }
}
