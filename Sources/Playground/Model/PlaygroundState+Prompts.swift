import SpeechBubble

/// One line that is asked for: while it is typed, the screen shows what it would make.
extension PlaygroundState {
  /// Shows what the line makes; while it makes nothing, what there was before.
  mutating func preview(_ prompt: Prompt) {
    let line = prompt.editor.text
    var shown = history.start ?? design
    switch prompt.purpose {
    case .filter: filter = line
    case .value(let index):
      let property = BubbleProperty.all[index]
      if let value = property.parse(line) { _ = property.set(value, in: &shown.bubble) }
    case .width: if let width = Design.width(line) { shown.width = width }
    case .presetName: break
    }
    design = shown
  }

  /// Takes the line, or says what is wrong with it and stays.
  mutating func accept(_ prompt: Prompt) -> Effect? {
    let line = prompt.editor.text
    switch prompt.purpose {
    case .filter:
      if let first = visibleProperties.first, !visibleProperties.contains(selection) { select(first) }
    case .value(let index):
      guard BubbleProperty.all[index].parse(line) != nil else { return refuse(BubbleProperty.all[index].kind.allowed) }
    case .width:
      guard Design.width(line) != nil else { return refuse("a number of columns, auto or none") }
    case .presetName:
      guard BubblePreset.isName(line) else { return refuse("a name of letters, digits, . _ and -") }
      leaveLevel(keepingChanges: true)
      return .savePreset(line)
    }
    leaveLevel(keepingChanges: true)
    return nil
  }

  private mutating func refuse(_ allowed: String) -> Effect? {
    notice = "it takes " + allowed
    return nil
  }

  mutating func leave(_ prompt: Prompt) {
    if prompt.purpose == .filter { filter = "" }
    leaveLevel(keepingChanges: false)
  }

  /// Takes a value from the list beside the line.
  mutating func choose(_ name: String) -> Effect? {
    guard case .prompting(let asked) = level else { return nil }
    let prompt = Prompt(asked.purpose, name)
    level = .prompting(prompt)
    preview(prompt)
    return accept(prompt)
  }
}

extension Design {
  /// The width as it is typed.
  var widthText: String {
    switch width {
    case nil: "auto"
    case .unlimited: "none"
    case .atMost(let columns), .exactly(let columns): String(columns)
    }
  }

  /// Reads what is typed for the most columns; `nil` if it is none of what is allowed.
  static func width(_ written: String) -> WidthLimit?? {
    switch written {
    case "auto": return .some(nil)
    case "none": return .some(.unlimited)
    default:
      guard let columns = DecimalNumber.integer(written), columns > 0, ClosedRange.lengths.contains(columns) else {
        return nil
      }
      return .some(.atMost(columns))
    }
  }
}
