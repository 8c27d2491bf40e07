/// Where a row of text stands in the room it has.
public enum TextAlignment: String, CaseIterable, Hashable, Sendable {
  case left
  /// An odd spare cell goes to the right.
  case center
  case right
  /// Rows that a wrap ended fill the room by wider gaps between words; the last row of a paragraph is as in ``natural``.
  case justified
  /// The side on which the paragraph's script begins: right in a right-to-left paragraph, else left.
  case natural
}
