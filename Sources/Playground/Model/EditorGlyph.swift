import TerminalText

/// What stands for a cluster while it is edited: itself, or a picture for a control, so that everything there is can be
/// seen.
struct EditorGlyph: Hashable {
  let text: String
  let columns: Int

  init(_ cluster: String) {
    let shown = cluster.unicodeScalars.map(ControlCharacters.picture)
    var text = String(String.UnicodeScalarView(shown))
    var columns = CellMetrics().columns(of: text)
    if columns == 0 {
      // Marks without a base and the like.
      text = "\u{FFFD}"
      columns = 1
    }
    self.text = text
    self.columns = columns
  }
}
