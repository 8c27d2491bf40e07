/// How lines that are longer than the room become rows.
public enum TextWrapping: String, CaseIterable, Hashable, Sendable {
  /// Each row holds as much as has room.
  case greedy
  /// As many rows as ``greedy`` makes, but of widths as even as they get: those of the smallest room that needs no more
  /// rows, as CSS balances. For lines of up to ten rows that need no word broken; others stay as they are.
  case balanced
  /// A line is a row. One that is longer than the room is cut and ends in an ellipsis; where words may run over the
  /// border, the whole line does.
  case none
}
