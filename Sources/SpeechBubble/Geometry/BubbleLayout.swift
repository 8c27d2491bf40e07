import TerminalText

/// A bubble that is measured but not drawn: wrapped text and the geometry around it.
public struct BubbleLayout: Hashable, Sendable {
  let bubble: Bubble
  let options: RenderOptions
  public let text: TextLayout
  public let geometry: BubbleGeometry
  /// Whether rows are written while their text arrives, so that nothing can be put before what is there already.
  var isLive = false

  /// Columns of the picture: those of the geometry, more only where `clipsToBounds` is off and a row runs over the
  /// right border, or where there is a shadow.
  public var columns: Int {
    max(geometry.columns + (shadow?.columns ?? 0), geometry.content.column + text.columns)
  }

  public var rows: Int { geometry.rows + (shadow?.rows ?? 0) }

  private var shadow: Shadow? { options.decoration.shadow }

  /// The outline as it is drawn.
  public var path: Path {
    let rectangle = geometry.outlineRectangle.inset(columns: 0, rows: -rowsOut)
    let isLine = BubblePaint(bubble, options.glyphs).shape == .line
    return options.decoration.shape == .tip && !isLine
      ? TipBubbleShape().path(in: rectangle) : geometry.shape(rowsOut: rowsOut).path(in: rectangle)
  }

  private var rowsOut: Double { OutlineInset(bubble, options).rowsOut }
}
