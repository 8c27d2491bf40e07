import SpeechBubble

/// Draws the screen from the state: nothing is remembered from one picture to the next.
struct ScreenPainter {
  let state: PlaygroundState
  let preview: Preview
  let signs: Signs
  /// Whether the bubble has colours and attributes.
  let isStyled: Bool
  /// The text of an export, made when it is looked at.
  let export: (ExportFormat) -> String

  var canvas = Canvas(ScreenSize(columns: 1, rows: 1))
  var map = ScreenMap()
  var cursor: ScreenPoint?

  init(
    _ state: PlaygroundState, _ preview: Preview, signs: Signs, isStyled: Bool,
    export: @escaping (ExportFormat) -> String
  ) {
    self.state = state
    self.preview = preview
    self.signs = signs
    self.isStyled = isStyled
    self.export = export
  }

  mutating func paint(_ size: ScreenSize) -> ScreenPicture {
    canvas = Canvas(size)
    map = ScreenMap()
    cursor = nil
    if let layout = ScreenLayout(size, isFolded: state.isFolded) {
      paintLevel(layout)
      paintDescription(layout)
      paintKeyBar(layout.keyBar)
    } else {
      canvas.write("terminal too small", at: ScreenPoint(column: 0, row: 0))
    }
    return ScreenPicture(grid: canvas.grid, map: map, cursor: cursor)
  }

  private mutating func paintLevel(_ layout: ScreenLayout) {
    switch state.level {
    case .browsing:
      paintPanel(layout)
      paintPreview(layout)
    case .prompting(let prompt) where prompt.asksForColor:
      paintBesidePreview(layout) { $0.paintColors($1) }
    case .prompting:
      paintPanel(layout)
      paintPreview(layout)
    case .editingText(let editor):
      paintBesidePreview(layout) { $0.paintEditor(editor, $1) }
    case .choosingPreset(let index):
      paintBesidePreview(layout) { $0.paintPresets(index, $1) }
    case .help(let line): paintHelp(from: line, layout.page)
    case .exporting(let format, let line): paintExport(format, from: line, layout.page)
    }
  }

  /// A list in the place of the panel, with the preview beside it.
  private mutating func paintBesidePreview(
    _ layout: ScreenLayout, _ paintList: (inout ScreenPainter, CellRectangle) -> Void
  ) {
    paintList(&self, layout.list)
    if layout.isFolded {
      paintBubble(layout.previewBesideList)
    } else {
      paintDivider(layout)
      paintPreview(layout)
    }
  }

  mutating func paintDivider(_ layout: ScreenLayout) {
    for row in layout.panel.rowRange {
      canvas.write(signs.divider, .faint, at: ScreenPoint(column: layout.panel.columns, row: row))
    }
  }
}
