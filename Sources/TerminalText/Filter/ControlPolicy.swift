/// What becomes of control characters and escape sequences in text.
public enum ControlPolicy: String, CaseIterable, Hashable, Sendable {
  /// SGR colours and attributes and web links stay, as styles beside the text; all else is removed.
  case keep
  /// All are removed.
  case strip
  /// Each control character shows as one cell, and what follows is ordinary text.
  case show
}
