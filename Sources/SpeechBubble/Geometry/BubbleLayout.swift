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
  /// right border.
  public var columns: Int {
    max(geometry.columns, geometry.content.column + text.columns)
  }

  public var rows: Int { geometry.rows }
}
