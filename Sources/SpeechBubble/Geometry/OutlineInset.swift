/// How ``Decoration/inset`` is drawn: whole cells that the bubble is smaller by, and what is left.
///
/// Lines run through the middle of whole cells only, so half a row is rounded down. For sub-cells it is rounded up, and
/// the outline then drawn half a row further out, so that no row is left empty.
struct OutlineInset: Hashable, Sendable {
  let columns: Int
  let wholeRows: Int
  /// Rows by which the outline is further out than through the middle of the border cells: 0 or ½.
  let rowsOut: Double

  init(_ bubble: Bubble, _ options: RenderOptions) {
    columns = min(options.decoration.inset, bubble.textInset)
    let halves = min(columns, bubble.textInset / 2 * 2)
    let isLine = BubblePaint(bubble, options.glyphs).shape == .line
    wholeRows = isLine ? halves / 2 : (halves + 1) / 2
    rowsOut = isLine ? 0 : Double(wholeRows) - Double(halves) / 2
  }

  var cells: (columns: Int, rows: Int) { (columns, wholeRows) }
}
