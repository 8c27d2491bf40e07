import SpeechBubble

/// What the commands do, level by level.
extension PlaygroundState {
  mutating func perform(_ command: Command) -> Effect? {
    switch command {
    case .repaint: return .repaint
    case .quit: return .quit
    case .copy, .printAndLeave: return takeAway(command)
    default: break
    }
    switch level {
    case .browsing: focus == .preview && command.scrolls ? scrollPreview(command) : browse(command)
    case .editingText: if command == .leave { leaveLevel(keepingChanges: true) }
    case .prompting(let prompt): if command == .accept { return accept(prompt) } else { leave(prompt) }
    case .help(let line): read(command, from: line) { .help($0) }
    case .choosingPreset(let index): choosePreset(command, at: index)
    case .exporting(let format, let line): export(command, format, line)
    }
    return nil
  }

  private func takeAway(_ command: Command) -> Effect? {
    guard case .exporting(let format, _) = level else { return nil }
    return command == .copy ? .copy(format) : .printAndLeave
  }

  /// Back to browsing.
  mutating func leaveLevel(keepingChanges: Bool) {
    keepingChanges ? history.commit() : history.cancel()
    level = .browsing
  }
}

/// Browsing.
extension PlaygroundState {
  private mutating func browse(_ command: Command) {
    switch command {
    case .previous: move(by: -1)
    case .next: move(by: 1)
    case .first: move(by: -BubbleProperty.all.count)
    case .last: move(by: BubbleProperty.all.count)
    case .step(let count): step(by: count)
    case .toggle: toggle()
    case .edit: edit()
    case .undo: if !history.undo() { notice = "nothing to undo" }
    case .redo: if !history.redo() { notice = "nothing to redo" }
    case .reset: reset(property)
    case .resetAll: resetAll()
    case .leave: leaveBrowsing()
    default: open(command)
    }
  }

  private mutating func open(_ command: Command) {
    switch command {
    case .switchFocus: focus = focus == .panel ? .preview : .panel
    case .fold: isFolded.toggle()
    case .glyphs: design.glyphs = Self.next(after: design.glyphs, in: glyphChoices)
    case .appearance: design.appearance = Self.next(after: design.appearance, in: [.light, .dark])
    case .filter: level = .prompting(Prompt(.filter, filter))
    case .width: prompt(.width, design.widthText)
    case .savePreset: level = .prompting(Prompt(.presetName, ""))
    case .help: level = .help(0)
    case .presets: openPresets()
    case .export: level = .exporting(.command, firstLine: 0)
    default: break
    }
  }

  /// The choices in a circle, of which "none of them" is one.
  private static func next<Value: Equatable>(after value: Value?, in values: [Value]) -> Value? {
    guard let value, let index = values.firstIndex(of: value) else { return values.first }
    return index + 1 < values.count ? values[index + 1] : nil
  }

  private mutating func leaveBrowsing() {
    if focus == .preview { focus = .panel } else { filter = "" }
  }

  /// Moves the selection among the properties that are shown.
  private mutating func move(by count: Int) {
    let visible = visibleProperties
    guard !visible.isEmpty else { return }
    let place = visible.firstIndex { $0 >= selection } ?? visible.count - 1
    select(visible[min(max(place + count, 0), visible.count - 1)])
  }

  mutating func select(_ index: Int) {
    if index != selection { optionCursor = 0 }
    selection = index
  }

  mutating func step(by count: Int) {
    if case .options(let names) = property.kind {
      optionCursor = min(max(optionCursor + count, 0), names.count - 1)
    } else if let value = PropertyStepper(property: property).value(count, from: property.value(in: design.bubble)) {
      set(value)
    } else {
      notice = "press Enter to edit it"
    }
  }

  /// - Returns: Whether the property takes the value.
  @discardableResult
  mutating func set(_ value: PropertyValue) -> Bool { property.set(value, in: &design.bubble) }

  mutating func toggle() {
    switch (property.kind, property.value(in: design.bubble)) {
    case (.flag, .flag(let flag)): set(.flag(!flag))
    case (.options(let all), .names(let names)):
      let name = all[min(optionCursor, all.count - 1)]
      set(.names(names.contains(name) ? names.filter { $0 != name } : names + [name]))
    default: notice = "nothing to turn on or off"
    }
  }

  mutating func edit() {
    switch property.kind {
    case .text:
      history.open()
      level = .editingText(TextEditor(design.bubble.text))
    case .flag, .options: toggle()
    case .choice: step(by: 1)
    case .integer, .ratio, .color: prompt(.value(selection), property.value(in: design.bubble).description)
    }
  }

  /// Asks for a line while the bubble shows what it would make.
  private mutating func prompt(_ purpose: Prompt.Purpose, _ text: String) {
    history.open()
    level = .prompting(Prompt(purpose, text))
  }

  private mutating func reset(_ property: BubbleProperty) {
    _ = property.set(property.value(in: untouched(text: start.bubble.text)), in: &design.bubble)
  }

  private mutating func resetAll() { design.bubble = untouched(text: design.bubble.text) }

  /// The bubble that the command line makes of nothing but a text.
  private func untouched(text: String) -> Bubble { .plain.text(text) }
}
