@testable import SpeechBubble

/// A path as the tests understand it, with code of their own: points on its curves, and where rows cross it.
struct ExactPath {
  private(set) var points: [Point] = []

  private static let steps = 32

  /// - Parameter path: One closed contour.
  init(_ path: Path) {
    for element in path.elements {
      switch element {
      case .move(let point), .line(let point): points.append(point)
      case .cubic(let one, let two, let end):
        let start = points[points.count - 1]
        for step in 1...Self.steps {
          points.append(Self.casteljau([start, one, two, end], Double(step) / Double(Self.steps)))
        }
      case .close: points.append(points[0])
      }
    }
  }

  init(polygon points: [Point]) { self.points = points + points.prefix(1) }

  private static func casteljau(_ controls: [Point], _ ratio: Double) -> Point {
    if controls.count == 1 { return controls[0] }
    let next = zip(controls, controls.dropFirst()).map { one, other in
      Point(one.x + (other.x - one.x) * ratio, one.y + (other.y - one.y) * ratio)
    }
    return casteljau(next, ratio)
  }

  var isClosed: Bool { points.first == points.last }

  /// For so many horizontal lines, evenly spaced over rows, the stretches that are inside.
  private func inside(lines count: Int, perRow: Int) -> [[ClosedRange<Double>]] {
    var crossings: [[Double]] = Array(repeating: [], count: count)
    for (start, end) in zip(points, points.dropFirst()) where start.y != end.y {
      let first = Int((min(start.y, end.y) * Double(perRow) - 0.5).rounded(.down)) + 1
      let last = Int((max(start.y, end.y) * Double(perRow) - 0.5).rounded(.down))
      for line in crossings.indices.dropFirst(max(first, 0)).prefix(max(last - max(first, 0) + 1, 0)) {
        let y = (Double(line) + 0.5) / Double(perRow)
        crossings[line].append(start.x + (y - start.y) / (end.y - start.y) * (end.x - start.x))
      }
    }
    return crossings.map { row in
      let sorted = row.sorted()
      return stride(from: 0, to: sorted.count - 1, by: 2).map { sorted[$0]...sorted[$0 + 1] }
    }
  }

  /// Points along it, no two further apart than a quarter of a column.
  var walk: [Point] {
    zip(points, points.dropFirst()).flatMap { start, end -> [Point] in
      let count = max(Int(max(abs(end.x - start.x), 2 * abs(end.y - start.y)) * 4) + 1, 1)
      return (0..<count).map {
        let ratio = Double($0) / Double(count)
        return Point(start.x + ratio * (end.x - start.x), start.y + ratio * (end.y - start.y))
      }
    }
  }

  /// Whether two pieces that are no neighbours cross or touch.
  var crossesItself: Bool {
    let pieces = zip(points, points.dropFirst()).filter { $0 != $1 }
    for (index, piece) in pieces.enumerated() {
      for other in pieces.indices.dropFirst(index + 2) where !(index == 0 && other == pieces.count - 1) {
        if Self.cross(piece, pieces[other]) { return true }
      }
    }
    return false
  }

  private static func cross(_ one: (Point, Point), _ other: (Point, Point)) -> Bool {
    func side(_ a: Point, _ b: Point, _ c: Point) -> Double {
      let value = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
      return abs(value) < 1e-9 ? 0 : value
    }
    let sides = [
      side(one.0, one.1, other.0), side(one.0, one.1, other.1), side(other.0, other.1, one.0),
      side(other.0, other.1, one.1),
    ]
    return sides[0] * sides[1] < 0 && sides[2] * sides[3] < 0
  }

  /// How much of the drawn sub-cells and of the shape is common to both, as a part of what either has: 1 is all. Every
  /// sub-cell is looked at in 8 × 8 places.
  func intersectionOverUnion(_ drawn: DrawnSubCells) -> Double {
    let samples = 8
    let lines = inside(lines: drawn.rows * samples, perRow: drawn.perRow * samples)
    var common = 0
    var either = 0
    for (line, stretches) in lines.enumerated() {
      // The samples of a line, numbered from the left.
      let numbers = stretches.map { stretch in
        (
          first: Int((stretch.lowerBound * Double(2 * samples) - 0.5).rounded(.up)),
          last: Int((stretch.upperBound * Double(2 * samples) - 0.5).rounded(.down))
        )
      }
      for column in 0..<drawn.columns {
        let (first, last) = (column * samples, column * samples + samples - 1)
        let covered = numbers.reduce(0) { $0 + max(min($1.last, last) - max($1.first, first) + 1, 0) }
        let isDrawn = drawn.isSet(column, line / samples)
        common += isDrawn ? covered : 0
        either += isDrawn ? samples : covered
      }
    }
    return Double(common) / Double(either)
  }
}
