import SpeechBubble

/// From events to commands, and for levels with an editor to that.
extension PlaygroundState {
  /// - Parameter map: What is where on the screen that the user sees; only the mouse asks for it.
  mutating func handle(_ event: InputEvent, on map: ScreenMap) -> Effect? {
    switch event {
    case .background(let shade):
      reportedAppearance = shade.contrast(with: .black) > shade.contrast(with: .white) ? .light : .dark
      return nil
    case .appearanceChange(let appearance):
      reportedAppearance = appearance
      return nil
    case .mouse(let report):
      notice = ""
      return handle(report, on: map)
    default:
      notice = ""
      endDrag()
      if let command = KeyBinding.command(for: event, in: level.bindings) { return perform(command) }
      edit(with: event)
      return nil
    }
  }

  private mutating func edit(with event: InputEvent) {
    switch level {
    case .editingText(var editor):
      editor.handle(event)
      level = .editingText(editor)
      design.bubble.text = editor.text
    case .prompting(var prompt):
      prompt.handle(event)
      level = .prompting(prompt)
      preview(prompt)
    default:
      if case .paste = event { notice = "to paste a text, press Enter on it first" }
    }
  }
}

extension TextEditor {
  /// Does what the key is for in an editor; all others do nothing.
  mutating func handle(_ event: InputEvent, isSingleLine: Bool = false) {
    switch event {
    case .character(let scalar): insert(String(scalar))
    case .paste(let text): insert(isSingleLine ? text.split(separator: "\n").joined(separator: " ") : text)
    case .key(.enter, _): if !isSingleLine { insert("\n") }
    case .key(.tab, _): if !isSingleLine { insert("\t") }
    case .key(.backspace, _), .key(.control("h"), _): deleteBackward()
    case .key(.delete, _), .key(.control("d"), _): deleteForward()
    case .key(.control("w"), _): deleteWordBackward()
    case .key(.control("u"), _): deleteToLineStart()
    case .key(.control("k"), _): deleteToLineEnd()
    default: move(by: event)
    }
  }

  private mutating func move(by event: InputEvent) {
    switch event {
    case .key(.left, _), .key(.control("b"), _): moveLeft()
    case .key(.right, _), .key(.control("f"), _): moveRight()
    case .key(.up, _), .key(.control("p"), _): moveLines(-1)
    case .key(.down, _), .key(.control("n"), _): moveLines(1)
    case .key(.pageUp, _): moveLines(-10)
    case .key(.pageDown, _): moveLines(10)
    case .key(.home, _), .key(.control("a"), _): moveToLineStart()
    case .key(.end, _), .key(.control("e"), _): moveToLineEnd()
    default: break
    }
  }
}
