/// The outline of a bubble's body, stroked in one go with an opening for the tail.
extension ArmsCanvas {
  mutating func strokeBody(_ geometry: BubbleGeometry) {
    for isBottom in [false, true] {
      for isRight in [false, true] { strokeCorner(geometry, isRight: isRight, isBottom: isBottom) }
    }
    strokeHorizontalEdge(geometry, .top)
    strokeHorizontalEdge(geometry, .bottom)
    strokeVerticalEdge(geometry, .left)
    strokeVerticalEdge(geometry, .right)
  }

  /// Follows the trace of a corner from the end of its horizontal edge to the end of its vertical one.
  private mutating func strokeCorner(_ geometry: BubbleGeometry, isRight: Bool, isBottom: Bool) {
    let body = geometry.body
    func column(_ offset: Int) -> Int { isRight ? body.columnRange.upperBound - 1 - offset : body.column + offset }
    func row(_ offset: Int) -> Int { isBottom ? body.rowRange.upperBound - 1 - offset : body.row + offset }
    let crossings = geometry.corner.crossings
    for (index, crossing) in crossings.enumerated() {
      let next = index + 1 < crossings.count ? crossings[index + 1] : 0
      connect(column: column(crossing), from: row(index), to: row(index + 1))
      connect(row: row(index + 1), from: column(crossing), to: column(next))
    }
  }

  private mutating func strokeHorizontalEdge(_ geometry: BubbleGeometry, _ edge: ArrowPosition) {
    let (body, corner) = (geometry.body, geometry.corner)
    let row = edge == .top ? body.row : body.rowRange.upperBound - 1
    let start = body.column + corner.columns - 1
    let end = body.columnRange.upperBound - corner.columns
    guard let tail = geometry.tail, tail.edge == edge else { return connect(row: row, from: start, to: end) }
    let outward: Arms = edge == .top ? .north : .south
    let (before, after) = (body.column + tail.opening.lowerBound - 1, body.column + tail.opening.upperBound)
    connect(row: row, from: start, to: before)
    add(outward, column: before, row: row)
    connect(row: row, from: after, to: end)
    add(outward, column: after, row: row)
  }

  private mutating func strokeVerticalEdge(_ geometry: BubbleGeometry, _ edge: ArrowPosition) {
    let (body, corner) = (geometry.body, geometry.corner)
    let column = edge == .left ? body.column : body.columnRange.upperBound - 1
    let start = body.row + corner.rows - 1
    let end = body.rowRange.upperBound - corner.rows
    guard let tail = geometry.tail, tail.edge == edge else { return connect(column: column, from: start, to: end) }
    let (above, below) = (body.row + tail.opening.lowerBound - 1, body.row + tail.opening.upperBound)
    connect(column: column, from: start, to: above)
    add(.south, column: column, row: above)
    connect(column: column, from: below, to: end)
    add(.north, column: column, row: below)
  }
}
