/// What somebody does at the keyboard.
enum Stroke: Hashable, Sendable {
  /// Presses keys, by tmux's names for them.
  case keys([String])
  case text(String)
  /// Presses the Escape key, and nothing more until that has acted.
  case escape

  static func keys(_ keys: String...) -> Stroke { .keys(keys) }

  /// Presses a key so many times.
  static func times(_ count: Int, _ key: String) -> Stroke { .keys(Array(repeating: key, count: count)) }
}
