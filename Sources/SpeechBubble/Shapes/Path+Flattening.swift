/// Curves as straight pieces.
extension Path {
  /// A contour as a polygon; the last point is joined to the first if it is closed.
  public struct Contour: Hashable, Sendable {
    public internal(set) var points: [Point]
    public internal(set) var isClosed = false
  }

  /// Far finer than any sub-cell: a braille dot is half a column wide.
  public static let usualTolerance = 0.01

  /// The contours with every curve in straight pieces, all of whose points are at most `tolerance` columns away from the
  /// curve.
  ///
  /// A cubic curve in *n* equal steps of its parameter is off by at most ⅛ *M* ÷ *n*², where *M* is the most that its
  /// second derivative reaches: 6 times the larger of |P₀ − 2 P₁ + P₂| and |P₁ − 2 P₂ + P₃|.
  ///
  /// - Parameter tolerance: Above 0; what is smaller than 10⁻⁶, or no number, counts as that.
  /// - Complexity: O(pieces), which grow with the square root of size ÷ tolerance.
  public func flattened(tolerance: Double = usualTolerance) -> [Contour] {
    let tolerance = tolerance > 1e-6 ? tolerance : 1e-6
    var contours: [Contour] = []
    var start = Point(0, 0)
    var isOpen = false
    func begin() {
      if !isOpen { contours.append(Contour(points: [start])) }
      isOpen = true
    }
    for element in elements {
      switch element {
      case .move(let point):
        start = point
        isOpen = false
      case .line(let point):
        begin()
        contours[contours.count - 1].points.append(point)
      case .cubic(let one, let two, let end):
        begin()
        let from = contours[contours.count - 1].points.last ?? start
        contours[contours.count - 1].points += Self.pieces(from, one, two, end, tolerance)
      case .close:
        begin()
        contours[contours.count - 1].isClosed = true
        isOpen = false
      }
    }
    return contours
  }

  private static let mostPieces = 4096.0

  /// The points after the first.
  private static func pieces(
    _ start: Point, _ control1: Point, _ control2: Point, _ end: Point, _ tolerance: Double
  ) -> [Point] {
    let bend = max((start - 2 * control1 + control2).length, (control1 - 2 * control2 + end).length)
    let wanted = (0.75 * bend / tolerance).squareRoot().rounded(.up)
    let count = Int(min(max(wanted.isNaN ? 1 : wanted, 1), mostPieces))
    return (1...count).map { step in
      let ratio = Double(step) / Double(count)
      let rest = 1 - ratio
      return rest * rest * rest * start + 3 * rest * rest * ratio * control1 + 3 * rest * ratio * ratio * control2
        + ratio * ratio * ratio * end
    }
  }
}
