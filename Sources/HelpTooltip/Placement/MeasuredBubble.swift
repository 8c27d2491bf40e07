import SpeechBubble
import TerminalText

/// A tooltip's bubble when its size is known, before it is known where along its edge the tail stands.
struct MeasuredBubble {
  /// Of the whole bubble, tail included.
  let columns: Int
  let rows: Int
  /// Rows or columns of the tail; 0 without one.
  let tailSize: Int
  /// Columns or rows of the body along the tail's edge.
  let edgeLength: Int
  /// The places for the tail along that edge: a boundary between columns at the top and bottom, a row at the left and
  /// right.
  let tailPlaces: ClosedRange<Int>
  private let bubble: Bubble
  private let text: StyledText
  private let options: RenderOptions

  /// - Parameter columns: The room there is.
  init(
    _ tooltip: Tooltip, tail edge: ArrowPosition, columns: Int, text: StyledText, options: RenderOptions
  ) throws(BubbleError) {
    bubble = tooltip.bubble.arrowPosition(edge).clipsToBounds(true)
    self.text = text
    var options = options
    options.width = tooltip.width.limited(to: columns)
    self.options = options
    let geometry = try bubble.measure(text, options).geometry
    self.columns = geometry.columns
    rows = geometry.rows
    tailSize = geometry.tail?.size ?? 0
    edgeLength = edge.isVertical ? geometry.body.columns : geometry.body.rows
    let corner = edge.isVertical ? geometry.corner.columns : geometry.corner.rows
    tailPlaces = Self.tailPlaces(
      along: edge, length: edgeLength, size: tailSize,
      // The border opens between joints, which take a cell of a horizontal edge each.
      corner: geometry.hasBorder && tailSize > 0 ? corner + (edge.isVertical ? 1 : 0) : 0)
  }

  private static func tailPlaces(
    along edge: ArrowPosition, length: Int, size: Int, corner: Int
  ) -> ClosedRange<Int> {
    let margin = corner + size
    if edge.isVertical { return min(margin, length - margin)...max(margin, length - margin) }
    let first = max(margin - 1, 0)
    return first...max(first, length - max(margin, 1))
  }

  /// Columns of a stem on either side of its middle: the tail, and the border beside it.
  var stemReach: Int { tailSize == 0 ? 0 : tailSize + (bubble.borderWidth > 0 ? 1 : 0) }

  /// Draws the bubble with its tail at one of its places.
  func draw(tailAt place: Int) throws(BubbleError) -> Grid {
    let ratio =
      bubble.arrowPosition.isVertical
      ? EdgeFraction.ratio(ofBoundary: place, of: edgeLength) : EdgeFraction.ratio(ofCell: place, of: edgeLength)
    return try bubble.arrowPositionRatio(ratio).measure(text, options).render()
  }

  /// Draws a row of the tail where it does not become wider any more, on its way past other bubbles: a body of the same
  /// looks that is no wider than the tail.
  func drawStem() throws(BubbleError) -> Grid {
    var options = options
    options.width = .exactly(2 * stemReach)
    return try bubble.arrowSize(0).cornerRadius(0).textInset(0).measure(StyledText(), options).render()
  }
  /// The row of that drawing that is the stem.
  var stemRow: Int { bubble.borderWidth > 0 ? 1 : 0 }
}
