/// A piece of a line that is never broken but in an emergency: a grapheme cluster, or a run of ASCII letters.
struct WrapUnit {
  var start: Int
  var end: Int
  /// In cells; 0 for a tab, whose width depends on where it stands.
  var columns: Int
  var kind: Kind
  /// Whether a row may end before it.
  var allowsBreakBefore: Bool

  enum Kind {
    /// White space, which hangs over a row's end: a wrap drops it.
    case blank
    case tab
    /// Shows as `-` where a row is broken after it.
    case softHyphen
    case ink
    /// Ink whose every byte is a cluster of one cell.
    case letters
  }

  var isBlank: Bool { kind == .blank || kind == .tab }
}
