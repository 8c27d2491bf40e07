/// The cells strictly inside border and tail: what a fill covers.
extension BubbleGeometry {
  /// - Returns: The inner columns of a row of the grid; they are always in one piece.
  /// - Complexity: O(1).
  func interior(ofRow row: Int) -> Range<Int> {
    guard body.rowRange.contains(row) else { return tailInterior(ofRow: row) }
    let inBody = row - body.row
    if hasBorder, inBody == 0 || inBody == body.rows - 1 { return openingInterior(atTop: inBody == 0) }
    let margin = hasBorder ? 1 + corner.clearance(inRow: min(inBody, body.rows - 1 - inBody)) : 0
    let columns = body.column + margin..<body.column + body.columns - margin
    guard let tail, !tail.edge.isVertical, tail.opening.contains(inBody) else { return columns }
    let start = abs(inBody - tail.position) + 1
    return tail.edge == .left ? start..<columns.upperBound : columns.lowerBound..<self.columns - start
  }

  /// Border rows have an inside only where they open into the tail.
  private func openingInterior(atTop: Bool) -> Range<Int> {
    guard let tail, tail.edge == (atTop ? .top : .bottom) else { return 0..<0 }
    return body.column + tail.opening.lowerBound..<body.column + tail.opening.upperBound
  }

  private func tailInterior(ofRow row: Int) -> Range<Int> {
    guard let tail, tail.edge.isVertical, 0..<rows ~= row else { return 0..<0 }
    let step = tailStep(ofRow: row) + 1
    let opening = tail.opening
    guard opening.count > 2 * step else { return 0..<0 }
    return body.column + opening.lowerBound + step..<body.column + opening.upperBound - step
  }

  /// How many rows a row of a top or bottom tail is away from the one next to the body.
  func tailStep(ofRow row: Int) -> Int {
    row < body.row ? body.row - 1 - row : row - body.row - body.rows
  }

  /// Whether a cell is of the border's straight parts, where it may be dashed: no corner, no joint of the tail.
  func isStraightBorder(column: Int, row: Int) -> Bool {
    let (column, row) = (column - body.column, row - body.row)
    if row == 0 || row == body.rows - 1 {
      return corner.columns..<body.columns - corner.columns ~= column
        && !isJoint(column, on: row == 0 ? .top : .bottom)
    }
    return corner.rows..<body.rows - corner.rows ~= row && !isJoint(row, on: column == 0 ? .left : .right)
  }

  /// Whether the tail's opening on an edge, joints included, takes a place along it.
  private func isJoint(_ place: Int, on edge: ArrowPosition) -> Bool {
    guard let tail, tail.edge == edge else { return false }
    return tail.opening.lowerBound - 1...tail.opening.upperBound ~= place
  }
}
