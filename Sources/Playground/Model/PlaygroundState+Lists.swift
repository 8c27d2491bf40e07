import SpeechBubble

/// What is read or chosen from: help, presets, exports.
extension PlaygroundState {
  /// Scrolls lines that are read.
  mutating func read(_ command: Command, from line: Int, _ level: (Int) -> Level) {
    switch command {
    case .leave: leaveLevel(keepingChanges: true)
    case .previous: self.level = level(max(line - 1, 0))
    case .next: self.level = level(line + 1)
    // The keys of more and of less are those of up and of down.
    case .step(let count): self.level = level(max(line - count, 0))
    case .first: self.level = level(0)
    case .last: self.level = level(Self.farDown)
    default: break
    }
  }

  /// Further down than any text; see ``keepInside(_:)``.
  private static let farDown = 1_000_000_000

  mutating func openPresets() {
    history.open()
    showPreset(0)
  }

  mutating func choosePreset(_ command: Command, at index: Int) {
    switch command {
    case .accept: choosePreset(at: index)
    case .leave: leaveLevel(keepingChanges: false)
    default:
      read(command, from: index) { .choosingPreset($0) }
      if case .choosingPreset(let index) = level { showPreset(min(index, presets.presets.count - 1)) }
    }
  }

  /// Shows the bubble in the look of a preset; its text stays.
  private mutating func showPreset(_ index: Int) {
    level = .choosingPreset(index)
    guard presets.presets.indices.contains(index), let start = history.start else { return }
    let preset = presets.presets[index]
    var shown = start
    preset.patch.apply(to: &shown.bubble)
    shown.decoration = preset.decoration ?? Decoration()
    // Nothing of an earlier preset remains, its glyphs neither.
    shown.glyphs = preset.glyphs.flatMap { glyphChoices.contains($0) ? $0 : nil } ?? self.start.glyphs
    design = shown
  }

  /// Keeps the look of a preset.
  mutating func choosePreset(at index: Int) {
    showPreset(index)
    leaveLevel(keepingChanges: true)
    notice = "preset \(presets.presets[index].name)"
  }

  mutating func export(_ command: Command, _ format: ExportFormat, _ line: Int) {
    switch command {
    case .nextFormat: level = .exporting(format.moved(by: 1), firstLine: 0)
    case .previousFormat: level = .exporting(format.moved(by: -1), firstLine: 0)
    default: read(command, from: line) { .exporting(format, firstLine: $0) }
    }
  }

  mutating func scrollPreview(_ command: Command) {
    switch command {
    case .previous: scroll.row -= 1
    case .next: scroll.row += 1
    case .step(let count) where abs(count) > 1: scroll.row -= count
    case .step(let count): scroll.column += count
    case .first: scroll = ScreenPoint(column: 0, row: 0)
    case .last: scroll.row = Self.farDown
    default: break
    }
  }

  /// Whether keys scroll something.
  var isScrolling: Bool {
    switch level {
    case .help, .exporting: true
    case .browsing: focus == .preview
    case .editingText, .prompting, .choosingPreset: false
    }
  }

  /// Takes back what was scrolled beyond the end of what is drawn.
  mutating func keepInside(_ map: ScreenMap) {
    if let limit = map.preview?.scrollLimit {
      scroll.column = min(max(scroll.column, 0), limit.column)
      scroll.row = min(max(scroll.row, 0), limit.row)
    }
    switch level {
    case .help(let line): level = .help(min(line, map.hiddenLines))
    case .exporting(let format, let line): level = .exporting(format, firstLine: min(line, map.hiddenLines))
    case .browsing, .editingText, .prompting, .choosingPreset: break
    }
  }
}

extension Command {
  /// Whether it moves what is seen when the preview has the keys.
  var scrolls: Bool {
    switch self {
    case .previous, .next, .first, .last, .step: true
    default: false
    }
  }
}
