import SpeechBubble

/// All that the playground remembers. A value: what happens comes in as events, what is to be done goes out as effects,
/// what is seen is drawn from it elsewhere.
struct PlaygroundState {
  enum Focus { case panel, preview }

  var history: History<Design>
  /// The design that "reset" leads back to, and the text with it.
  let start: Design
  var level = Level.browsing
  var focus = Focus.panel
  /// Index of the selected property in the table.
  var selection = 0
  /// Which of several options the next toggle is for.
  var optionCursor = 0
  /// Only properties whose names hold this are shown.
  var filter = ""
  var isFolded = false
  /// How far the preview is scrolled, in cells; drawing keeps it to what there is to see.
  var scroll = ScreenPoint(column: 0, row: 0)
  /// What the terminal says of itself.
  var reportedAppearance = Appearance.unknown
  var presets: PresetList
  /// The sets of glyphs that can be chosen.
  let glyphChoices: [GlyphSet]
  /// A line for the user, until the next event.
  var notice = ""
  var isDraggingTail = false

  init(_ design: Design, presets: PresetList = PresetList(), glyphChoices: [GlyphSet] = GlyphSet.named) {
    history = History(design)
    start = design
    self.presets = presets
    self.glyphChoices = glyphChoices
  }

  var design: Design {
    get { history.current }
    set { history.current = newValue }
  }

  var property: BubbleProperty { BubbleProperty.all[selection] }

  /// The appearance that colours are chosen for.
  var appearance: Appearance { design.appearance ?? reportedAppearance }

  /// Indices of the properties that are shown.
  var visibleProperties: [Int] {
    BubbleProperty.all.indices.filter { index in
      let property = BubbleProperty.all[index]
      return filter.isEmpty
        || [property.name.lowercased(), property.kebabName].contains { $0.contains(filter.lowercased()) }
    }
  }
}
