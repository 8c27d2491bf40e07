/// The bubble as a shape, for whatever draws finer than cells.
extension BubbleGeometry {
  /// The outline, tail included, through the middle of the border cells, or around the body's cells where there is no
  /// border. Cell (0, 0) is the grid's first.
  public var path: Path { shape.path(in: outlineRectangle) }

  /// The body's outline without its corners and tail.
  public var outlineRectangle: Rectangle {
    Rectangle(
      minX: Double(body.column) + margin, minY: Double(body.row) + margin,
      maxX: Double(body.column + body.columns) - margin, maxY: Double(body.row + body.rows) - margin)
  }

  /// The shape whose path in ``outlineRectangle`` is the outline.
  public var shape: RoundedBubbleShape { shape(rowsOut: 0) }

  /// The same in a rectangle that is higher by some rows at the top and at the bottom.
  func shape(rowsOut: Double) -> RoundedBubbleShape {
    let axes = hasBorder ? CornerTrace.halfAxes(radius: corner.radius) : (0, 0)
    return RoundedBubbleShape(
      cornerColumns: axes.0, cornerRows: axes.1, tail: tail.map { shape(of: $0, rowsOut: rowsOut) })
  }

  /// From the outer edge of the body's cells to the outline.
  private var margin: Double { hasBorder ? 0.5 : 0 }

  /// The tail's sides run through the corners of its cells, from the middle of the border cells it leaves.
  private func shape(of tail: TailPlacement, rowsOut: Double) -> RoundedBubbleShape.Tail {
    let size = Double(tail.size)
    let length = size + margin
    if tail.edge.isVertical {
      let ratio = (Double(tail.position) - margin) / outlineRectangle.width
      let left = length - rowsOut
      return RoundedBubbleShape.Tail(edge: tail.edge, ratio: ratio, halfBase: left, length: left)
    }
    let ratio = (Double(tail.position) + 0.5 - margin + rowsOut) / (outlineRectangle.height + 2 * rowsOut)
    // From the tip through the outer corners of the opening.
    return RoundedBubbleShape.Tail(
      edge: tail.edge, ratio: ratio, halfBase: (size - 0.5) * length / size, length: length)
  }
}
