/// The one place that turns "a fraction of the way along an edge" into cells, and back.
package enum EdgeFraction {
  /// The boundary between two cells nearest to the point, counted from the edge's start: for things an even number of
  /// cells wide.
  static func boundary(_ ratio: Double, of length: Int) -> Int { Int(ratio * Double(length) + 0.5) }

  /// The cell that holds the point: for things an odd number of cells wide.
  static func cell(_ ratio: Double, of length: Int) -> Int { Int(ratio * Double(length)) }

  /// The ratio whose point is in the middle of a cell, rounded to as few decimals as leave it in that cell; cells
  /// outside the edge stand for its ends. A tail of that ratio has its tip there: in the cell and one beside it at the
  /// top and bottom, in its row at the left and right.
  package static func ratio(ofCell cell: Int, of length: Int) -> Double {
    guard cell >= 0 else { return 0 }
    guard cell < length else { return 1 }
    let middle = (Double(cell) + 0.5) / Double(length)
    for scale in [100.0, 1000.0, 10_000.0] {
      let rounded = (middle * scale).rounded() / scale
      if self.cell(rounded, of: length) == cell { return rounded }
    }
    return middle
  }

  /// The ratio whose point is the boundary between two cells, counted from the edge's start: a tail of that ratio at the
  /// top or bottom has its tip in the cells on both sides of it.
  package static func ratio(ofBoundary boundary: Int, of length: Int) -> Double {
    guard length > 0 else { return 0 }
    return Double(min(max(boundary, 0), length)) / Double(length)
  }
}
