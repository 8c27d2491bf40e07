/// What in a text a tooltip points at.
public enum TextAnchor: Hashable, Sendable {
  /// A literal text, and which of the places where it occurs, counted from 1.
  ///
  /// Places where it is a whole word count first: no letter, digit or `-` on either side. Only if there are fewer of them
  /// are places inside longer words counted as well.
  case text(String, occurrence: Int = 1)

  /// Cells of a line, both counted from 1: what stands in column 3 of a terminal is in column 3, however many characters
  /// there are before it. A line that is longer than the page is wide is counted through.
  case cells(line: Int, columns: ClosedRange<Int>)

  /// A part of the string that is annotated.
  case range(Range<String.Index>)
}
