/// What the keys are for at the moment. Escape leads from every level back to browsing.
enum Level: Hashable {
  case browsing
  case editingText(TextEditor)
  case prompting(Prompt)
  /// The number is of the first line shown.
  case help(Int)
  /// The number is of the preset chosen.
  case choosingPreset(Int)
  case exporting(ExportFormat, firstLine: Int)

  var bindings: [KeyBinding] {
    switch self {
    case .browsing: KeyBinding.browsing
    case .editingText: KeyBinding.editing
    case .prompting: KeyBinding.prompting
    case .help: KeyBinding.reading
    case .choosingPreset: KeyBinding.choosingPreset
    case .exporting: KeyBinding.exporting
    }
  }
}

/// The forms in which a bubble is taken away.
enum ExportFormat: String, CaseIterable, Hashable {
  case command = "shell command"
  case swift = "Swift"
  case json = "JSON"

  /// The format so many places on, in a circle.
  func moved(by count: Int) -> ExportFormat {
    let all = Self.allCases
    let index = (all.firstIndex(of: self) ?? 0) + count
    return all.inCircle(index)
  }
}
