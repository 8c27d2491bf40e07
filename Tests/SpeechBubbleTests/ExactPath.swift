@testable import SpeechBubble

/// A path as the tests understand it, with code of their own: points on its curves, and where rows cross it.
struct ExactPath {
  private(set) var points: [Point] = []

  private static let steps = 64

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

  /// The stretches of a horizontal line that are inside.
  func inside(y: Double) -> [ClosedRange<Double>] {
    var crossings: [Double] = []
    for (start, end) in zip(points, points.dropFirst()) where (start.y <= y) != (end.y <= y) {
      crossings.append(start.x + (y - start.y) / (end.y - start.y) * (end.x - start.x))
    }
    crossings.sort()
    return stride(from: 0, to: crossings.count - 1, by: 2).map { crossings[$0]...crossings[$0 + 1] }
  }

  /// Points along it, no two further apart than a tenth of a column.
  var walk: [Point] {
    zip(points, points.dropFirst()).flatMap { start, end -> [Point] in
      let count = max(Int(max(abs(end.x - start.x), 2 * abs(end.y - start.y)) * 10), 1)
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

  /// How much of the drawn sub-cells and of the shape is common to both, as a part of what either has: 1 is all.
  func intersectionOverUnion(_ drawn: DrawnSubCells, columns: Int, rows: Int) -> Double {
    let samples = 8
    var common = 0
    var either = 0
    for sampleRow in 0..<rows * drawn.perRow * samples {
      let inside = self.inside(y: (Double(sampleRow) + 0.5) / Double(drawn.perRow * samples))
      let row = sampleRow / samples
      for column in 0..<2 * columns {
        let start = Double(column) / 2
        let covered = (0..<samples).count { sample in
          let x = start + (Double(sample) + 0.5) / Double(2 * samples)
          return inside.contains { $0.contains(x) }
        }
        let isDrawn = drawn.set.contains(DrawnSubCells.Place(column: column, row: row))
        common += isDrawn ? covered : 0
        either += isDrawn ? samples : covered
      }
    }
    return Double(common) / Double(either)
  }
}
