/// Dashes along a contour: three widths of the finest stroke on and two off, from where it starts, which is a corner, once
/// around. They are not stretched to fit, which would make every dash look different in sub-cells; gaps are never so long
/// that a row of an upright edge could be without a mark.
struct DashPattern {
  private struct Piece {
    let start, end: Point
    /// How far along the contour the piece starts, in columns.
    let distance: Double
  }

  /// The finest stroke, in columns.
  private static let width = 1 / Double(SubCells.perColumn)
  private static let on = 3 * width
  private static let period = 5 * width

  private let pieces: [Piece]

  /// - Parameter rows: The rows that will be asked for.
  init(_ contours: [Path.Contour], rows: Range<Int>) {
    var pieces: [Piece] = []
    var distance = 0.0
    for contour in contours {
      guard var start = contour.points.first else { continue }
      for end in contour.points.dropFirst() + contour.points.prefix(contour.isClosed ? 1 : 0) {
        pieces.append(Piece(start: start, end: end, distance: distance))
        distance += (end - start).length
        start = end
      }
    }
    // Only what is within a row of what is drawn can be the nearest.
    let (low, high) = (Double(rows.lowerBound) - 1, Double(rows.upperBound) + 1)
    self.pieces = pieces.filter { max($0.start.y, $0.end.y) >= low && min($0.start.y, $0.end.y) <= high }
  }

  /// Whether the contour is stroked at the place nearest to a point.
  func isOn(at point: Point) -> Bool {
    var nearest = (gap: Double.infinity, distance: 0.0)
    for piece in pieces {
      let (gap, along) = Self.nearest(to: point, on: piece)
      if gap < nearest.gap { nearest = (gap, piece.distance + along) }
    }
    return nearest.distance.truncatingRemainder(dividingBy: Self.period) < Self.on
  }

  /// The distance of a point from a piece, and how far along the piece the nearest place is, both in columns.
  private static func nearest(to point: Point, on piece: Piece) -> (gap: Double, along: Double) {
    let (way, side) = (piece.end - piece.start, point - piece.start)
    let square = way.x * way.x + 4 * way.y * way.y
    let fraction = square > 0 ? min(max((side.x * way.x + 4 * side.y * way.y) / square, 0), 1) : 0
    return ((side - fraction * way).length, fraction * way.length)
  }
}
