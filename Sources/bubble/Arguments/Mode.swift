/// What the command does with the bubble; the raw value is the name of the mode's option. Only one can be asked for.
enum Mode: String, CaseIterable, Sendable {
  case print, playground, tooltip, explain

  /// Whether the bubble points into a text, where plain characters and text that is read from the left do best.
  var pointsIntoText: Bool { self == .tooltip || self == .explain }
}
