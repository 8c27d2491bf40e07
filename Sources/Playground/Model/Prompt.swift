import SpeechBubble

/// One line that is asked for.
struct Prompt: Hashable {
  enum Purpose: Hashable {
    /// The value of the property at this index of the table.
    case value(Int)
    case filter, width, presetName
  }

  let purpose: Purpose
  private(set) var editor: TextEditor
  /// Whether the line is as it was given: what is typed then takes its place, what is edited changes it.
  private(set) var isUntouched = true

  init(_ purpose: Purpose, _ text: String) {
    self.purpose = purpose
    editor = TextEditor(text)
  }

  mutating func handle(_ event: InputEvent) {
    if isUntouched, event.isText { editor = TextEditor("") }
    isUntouched = false
    editor.handle(event, isSingleLine: true)
  }

  var title: String {
    switch purpose {
    case .value(let index): BubbleProperty.all[index].name
    case .filter: "filter"
    case .width: "most columns, auto or none"
    case .presetName: "save as preset"
    }
  }

  /// Whether the line is for a colour, which may be chosen from a list as well.
  var asksForColor: Bool {
    if case .value(let index) = purpose { BubbleProperty.all[index].kind == .color } else { false }
  }
}
