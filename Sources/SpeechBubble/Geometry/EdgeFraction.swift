/// The one place that turns "a fraction of the way along an edge" into cells.
enum EdgeFraction {
  /// The boundary between two cells nearest to the point, counted from the edge's start: for things an even number of
  /// cells wide.
  static func boundary(_ ratio: Double, of length: Int) -> Int { Int(ratio * Double(length) + 0.5) }

  /// The cell that holds the point: for things an odd number of cells wide.
  static func cell(_ ratio: Double, of length: Int) -> Int { Int(ratio * Double(length)) }
}
