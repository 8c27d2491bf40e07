/// What the command does with the bubble; the raw value is the name of the mode's option. Only one can be asked for.
enum Mode: String, CaseIterable, Sendable {
  case print, playground, stream, chat, unwrap

  /// Whether bubbles are drawn while their text arrives, or beside others, where text reads best from its own side.
  var isLive: Bool { self == .stream || self == .chat }
}
