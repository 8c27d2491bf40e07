import TestSupport
import Testing

@testable import SpeechBubble

struct PathTests {
  /// Closed, simple, inside its rectangle but for the tail.
  @Test func tenThousandRandomShapes() {
    var random = SeededRandom(seed: 31)
    for _ in 0..<10_000 {
      let rectangle = Rectangle(
        minX: .random(in: -5...5, using: &random), minY: .random(in: -5...5, using: &random),
        maxX: .random(in: 5.5...80, using: &random), maxY: .random(in: 5.5...30, using: &random))
      let edge = ArrowPosition.allCases.randomElement(using: &random)!
      let shape = RoundedBubbleShape(
        cornerRadius: .random(in: 0...40, using: &random), arrowSize: [0, 0.3, 1, 2, 3].randomElement(using: &random)!,
        arrowPosition: edge, arrowPositionRatio: .random(in: 0...1, using: &random))
      let inset = Double.random(in: -1...2, using: &random)
      expectSound(
        shape.inset(by: inset).path(in: rectangle), in: rectangle.inset(columns: inset, rows: inset / 2), edge)
      expectSound(
        TipBubbleShape().inset(by: inset).path(in: rectangle), in: rectangle.inset(columns: inset, rows: inset / 2),
        .bottom)
    }
  }

  private func expectSound(
    _ path: Path, in rectangle: Rectangle, _ edge: ArrowPosition, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let exact = ExactPath(path)
    #expect(exact.isClosed, sourceLocation: sourceLocation)
    #expect(path.elements.count { if case .move = $0 { true } else { false } } == 1, sourceLocation: sourceLocation)
    let flat = path.flattened(tolerance: 0.2)[0].points
    #expect(!ExactPath(polygon: flat).crossesItself, "\(path)", sourceLocation: sourceLocation)
    let slack = 1e-9
    let isInside = exact.points.allSatisfy { point in
      (edge == .left || point.x >= rectangle.minX - slack) && (edge == .right || point.x <= rectangle.maxX + slack)
        && (edge == .top || point.y >= rectangle.minY - slack) && (edge == .bottom || point.y <= rectangle.maxY + slack)
    }
    #expect(isInside, "\(path)", sourceLocation: sourceLocation)
  }

  /// Left and right by columns, top and bottom by half as many rows; the tail's sides by the same distance to themselves.
  @Test(arguments: ArrowPosition.allCases)
  func insettingMovesEveryStraightEdge(_ edge: ArrowPosition) {
    let rectangle = Rectangle(minX: 0, minY: 0, maxX: 40, maxY: 12)
    let shape = RoundedBubbleShape(cornerRadius: 4, arrowSize: 3, arrowPosition: edge, arrowPositionRatio: 0.45)
    let before = lines(shape.path(in: rectangle))
    for amount in [0.5, 1, 1.5, -1] {
      let after = lines(shape.inset(by: amount).path(in: rectangle))
      #expect(after.count == before.count)
      for (one, other) in zip(before, after) {
        #expect(abs(distance(of: other.0, from: one) - amount) < 1e-9, "\(edge) by \(amount)")
        #expect(abs(distance(of: other.1, from: one) - amount) < 1e-9, "\(edge) by \(amount)")
      }
    }
  }

  @Test func insettingTheTipMovesItsEdges() {
    let rectangle = Rectangle(minX: 0, minY: 0, maxX: 40, maxY: 4)
    let path = ExactPath(TipBubbleShape().inset(by: 1).path(in: rectangle))
    #expect(path.points.map(\.x).min() == 1 && path.points.map(\.x).max() == 39)
    #expect(path.points.map(\.y).min() == 0.5 && path.points.map(\.y).max() == 4)
  }

  /// The original's proportions: radius half the height, control points and tail 0.42 of it, the tail half a row.
  @Test func tipHasTheProportionsOfTheOriginal() {
    let path = TipBubbleShape().path(in: Rectangle(minX: 0, minY: 0, maxX: 40, maxY: 4))
    let first = Path.Element.cubic(Point(40 - 0.42 * 4, 0), Point(40, 0.42 * 2), Point(40, 2))
    #expect(path.elements.contains(first))
    #expect(path.elements.contains(.line(Point(20, 4.5))))
    #expect(path.elements.contains(.line(Point(20 + 0.42 * 4, 4))))
  }

  /// The straight lines of a path, in columns.
  private func lines(_ path: Path) -> [(Point, Point)] {
    var lines: [(Point, Point)] = []
    var last = Point(0, 0)
    var start = last
    for element in path.elements {
      switch element {
      case .move(let point): (last, start) = (point, point)
      case .line(let point):
        lines.append((last, point))
        last = point
      case .cubic(_, _, let end): last = end
      case .close: if last != start { lines.append((last, start)) }
      }
    }
    return lines.map { (Point($0.x, 2 * $0.y), Point($1.x, 2 * $1.y)) }
  }

  /// To the right of a line, which is inward on a contour that runs clockwise.
  private func distance(of point: Point, from line: (Point, Point)) -> Double {
    let (x, y) = (line.1.x - line.0.x, line.1.y - line.0.y)
    return (x * (point.y - line.0.y) - y * (point.x - line.0.x)) / (x * x + y * y).squareRoot()
  }

  /// Every point of the pieces lies on the curve to within the tolerance, and every point of the curve on the pieces.
  @Test(arguments: [0.001, 0.01, 0.1, 1])
  func flatteningKeepsItsBound(_ tolerance: Double) {
    var path = Path()
    path.move(to: Point(0, 0))
    path.addCurve(to: Point(30, 5), control1: Point(10, 20), control2: Point(25, -20))
    let pieces = path.flattened(tolerance: tolerance)[0].points
    let farthest = ExactPath(path).points.map { point in
      zip(pieces, pieces.dropFirst()).map { gap(point, $0, $1) }.min()!
    }.max()!
    #expect(farthest <= tolerance)
    #expect(pieces.count < 1000)
  }

  private func gap(_ point: Point, _ start: Point, _ end: Point) -> Double {
    let (x, y) = (end.x - start.x, 2 * (end.y - start.y))
    let (px, py) = (point.x - start.x, 2 * (point.y - start.y))
    let ratio = min(max((px * x + py * y) / (x * x + y * y), 0), 1)
    return ((px - ratio * x) * (px - ratio * x) + (py - ratio * y) * (py - ratio * y)).squareRoot()
  }

  @Test func nonsenseTolerancesDoNoHarm() {
    var path = Path()
    path.addCurve(to: Point(10, 0), control1: Point(0, 1e9), control2: Point(.nan, 0))
    for tolerance in [0, -1, .nan, .infinity] { #expect(!path.flattened(tolerance: tolerance).isEmpty) }
    #expect(Path().flattened().isEmpty)
  }
}
