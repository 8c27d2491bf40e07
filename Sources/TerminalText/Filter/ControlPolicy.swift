/// What becomes of control characters and escape sequences in a text, which is hostile until filtered.
public enum ControlPolicy: String, CaseIterable, Sendable {
  /// Colours, attributes and web or mail links style the text; every other control is removed.
  case keep
  /// Every control is removed and the text is plain.
  case strip
  /// Every control becomes one visible cell, `ESC` a `␛`; nothing is interpreted.
  case show
}
