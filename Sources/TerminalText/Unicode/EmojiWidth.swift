/// How a terminal measures emoji that are made of several code points.
public enum EmojiWidth: String, CaseIterable, Hashable, Sendable {
  /// Each cluster is one picture of two cells.
  case cluster
  /// Each code point has its own width, as in terminals that do not know of clusters: a family of four takes eight cells.
  case codePoints = "codepoints"
}
