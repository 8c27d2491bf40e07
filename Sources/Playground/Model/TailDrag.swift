import SpeechBubble

/// Where the tail goes when it is dragged.
struct TailDrag {
  let geometry: BubbleGeometry

  enum Hit { case tail, border }

  /// What of the outline is at a cell of the grid; `nil` if nothing is.
  func hit(_ cell: ScreenPoint) -> Hit? {
    guard let tail = geometry.tail else { return nil }
    if tailArea(tail).contains(cell.column, cell.row) { return .tail }
    let body = geometry.body
    guard body.contains(cell.column, cell.row) else { return nil }
    let isOnEdge =
      [body.column, body.columnRange.upperBound - 1].contains(cell.column)
      || [body.row, body.rowRange.upperBound - 1].contains(cell.row)
    return isOnEdge ? .border : nil
  }

  /// The tail's cells, the opening of the border included.
  private func tailArea(_ tail: TailPlacement) -> CellRectangle {
    let (body, along) = (geometry.body, tail.opening)
    let length = tail.size + 1
    return switch tail.edge {
    case .top: CellRectangle(column: body.column + along.lowerBound, row: 0, columns: along.count, rows: length)
    case .bottom:
      CellRectangle(
        column: body.column + along.lowerBound, row: body.rowRange.upperBound - 1, columns: along.count, rows: length)
    case .left: CellRectangle(column: 0, row: body.row + along.lowerBound, columns: length, rows: along.count)
    case .right:
      CellRectangle(
        column: body.columnRange.upperBound - 1, row: body.row + along.lowerBound, columns: length, rows: along.count)
    }
  }

  /// The edge nearest to a cell, wherever it is, and how far along that edge the cell stands. The body's diagonals part
  /// the edges, so that the tail goes round a corner where the pointer does.
  func placement(at cell: ScreenPoint) -> (edge: ArrowPosition, ratio: Double) {
    let body = geometry.body
    let across = Self.offset(cell.column, in: body.columnRange)
    let down = Self.offset(cell.row, in: body.rowRange)
    if abs(across) > abs(down) {
      return (across < 0 ? .left : .right, EdgeFraction.ratio(ofCell: cell.row - body.row, of: body.rows))
    }
    return (down < 0 ? .top : .bottom, EdgeFraction.ratio(ofCell: cell.column - body.column, of: body.columns))
  }

  /// How far a cell is from the middle: −1 and 1 in the first and the last cell of the range.
  private static func offset(_ cell: Int, in range: Range<Int>) -> Double {
    let half = max(Double(range.count - 1) / 2, 0.5)
    return (Double(cell - range.lowerBound) - Double(range.count - 1) / 2) / half
  }
}
