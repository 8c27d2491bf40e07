/// A command with the keys that ask for it. Dispatch, key bar and help all read these tables.
struct KeyBinding {
  let command: Command
  let inputs: [InputEvent]
  /// The keys as help shows them; the first word is what the key bar shows.
  let keys: String
  /// What it does, in a word or two for the key bar; empty where it has no place there.
  let label: String
  /// What it does, in a sentence for help.
  let summary: String

  private init(
    _ command: Command, _ inputs: [InputEvent], _ keys: String, bar label: String = "", _ summary: String = ""
  ) {
    self.command = command
    self.inputs = inputs
    self.keys = keys
    self.label = label
    self.summary = summary
  }

  static func command(for event: InputEvent, in bindings: [KeyBinding]) -> Command? {
    bindings.first { $0.inputs.contains(event) }?.command
  }
}

/// The tables. On the key bar what comes first stays longest where room is short.
extension KeyBinding {
  /// While properties are chosen and changed.
  static let browsing =
    [
      KeyBinding(.help, typed("?") + pressed(.function(1)), "? F1", bar: "help", "this help"),
      KeyBinding(.quit, typed("q"), "q", bar: "quit", "quit; nothing is printed"),
    ] + choosing + changing + viewing

  private static let choosing = [
    KeyBinding(.previous, typed("k") + pressed(.up), "Up k", "previous property"),
    KeyBinding(.next, typed("j") + pressed(.down), "Down j", "next property"),
    KeyBinding(.first, pressed(.home), "Home", "first property"),
    KeyBinding(.last, pressed(.end), "End", "last property"),
    KeyBinding(.filter, typed("/"), "/", "show only properties whose names hold some letters"),
  ]

  private static let changing = [
    KeyBinding(.edit, pressed(.enter), "Enter", bar: "edit", "edit the text, or type a value"),
    KeyBinding(.toggle, typed(" "), "Space", bar: "toggle", "turn a switch, or the marked one of several"),
    KeyBinding(.step(-1), typed("-", "h") + pressed(.left), "- h Left", bar: "less", "one less, or the one before"),
    KeyBinding(
      .step(1), typed("+", "=", "l") + pressed(.right), "+ l Right", bar: "more", "one more, or the one after"),
    KeyBinding(
      .step(-10), [.key(.left, .shift), .key(.down, .shift)] + pressed(.pageDown), "PgDn Shift-Left", "ten less"),
    KeyBinding(
      .step(10), [.key(.right, .shift), .key(.up, .shift)] + pressed(.pageUp), "PgUp Shift-Right", "ten more"),
    KeyBinding(.undo, typed("z"), "z", bar: "undo", "undo"),
    KeyBinding(.redo, typed("Z"), "Z", "redo"),
    KeyBinding(.reset, typed("r"), "r", "reset the property"),
    KeyBinding(.resetAll, typed("R"), "R", "reset all properties but the text"),
    KeyBinding(.presets, typed("p"), "p", bar: "presets", "choose a preset"),
    KeyBinding(.savePreset, typed("s"), "s", "save as a preset"),
  ]

  private static let viewing = [
    KeyBinding(.export, typed("e"), "e", bar: "export", "take the bubble away: command, Swift, JSON, or print it"),
    KeyBinding(.glyphs, typed("g"), "g", "next set of glyphs"),
    KeyBinding(.appearance, typed("a"), "a", "colours for a light terminal, a dark one, or this one"),
    KeyBinding(.width, typed("w"), "w", "most columns of the bubble"),
    KeyBinding(.switchFocus, pressed(.tab, .backTab), "Tab", "to the preview, to scroll it, and back"),
    KeyBinding(.fold, typed("f"), "f", "fold the panel, for a larger preview"),
    KeyBinding(.leave, pressed(.escape), "Esc", "one level out, never out of the program"),
    repaint,
  ]

  /// While the text is edited; all other keys go to the editor.
  static let editing = [KeyBinding(.leave, pressed(.escape), "Esc", bar: "done"), repaint]

  /// While one line is asked for; all other keys go to it.
  static let prompting = [
    KeyBinding(.accept, pressed(.enter), "Enter", bar: "accept"),
    KeyBinding(.leave, pressed(.escape), "Esc", bar: "cancel"),
    repaint,
  ]

  /// While help is read.
  static let reading = [
    KeyBinding(.leave, pressed(.escape), "Esc", bar: "back"),
    KeyBinding(.previous, typed("k") + pressed(.up), "Up", bar: "up"),
    KeyBinding(.next, typed("j") + pressed(.down), "Down", bar: "down"),
    KeyBinding(.step(10), pressed(.pageUp), "PgUp"),
    KeyBinding(.step(-10), pressed(.pageDown), "PgDn"),
    KeyBinding(.first, pressed(.home), "Home"),
    KeyBinding(.last, pressed(.end), "End"),
    KeyBinding(.quit, typed("q"), "q", bar: "quit"),
    repaint,
  ]

  static let choosingPreset = [KeyBinding(.accept, pressed(.enter), "Enter", bar: "apply")] + reading

  static let exporting =
    [
      KeyBinding(.nextFormat, typed("e", "l") + pressed(.tab, .right), "Tab", bar: "next form"),
      KeyBinding(.previousFormat, typed("h") + pressed(.backTab, .left), "Shift-Tab"),
      KeyBinding(.copy, typed("y"), "y", bar: "copy"),
      KeyBinding(.printAndLeave, typed("p"), "p", bar: "print and leave"),
    ] + reading

  private static let repaint = KeyBinding(.repaint, pressed(.control("l")), "Ctrl-L", "draw the screen anew")

  private static func typed(_ characters: Unicode.Scalar...) -> [InputEvent] { characters.map(InputEvent.character) }

  private static func pressed(_ keys: Key...) -> [InputEvent] { keys.map { InputEvent.key($0) } }
}
