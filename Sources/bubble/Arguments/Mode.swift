/// What the command does with the bubble; the raw value is the name of the mode's option. Only one can be asked for.
enum Mode: String, CaseIterable, Sendable {
  case print, playground, stream, chat, unwrap, tooltip, explain, gallery

  /// Whether bubbles are drawn while their text arrives, or beside others, where text reads best from its own side.
  var isLive: Bool { self == .stream || self == .chat }

  /// Whether the bubble points into a text, where plain characters and text that is read from the left do best.
  var pointsIntoText: Bool { self == .tooltip || self == .explain }
}
