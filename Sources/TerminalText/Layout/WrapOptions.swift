/// How text is laid out in rows.
public struct WrapOptions: Hashable, Sendable {
  /// The room: the most columns of a row, at least 2; `nil` for no limit.
  public var columns: Int?
  public var wrapping: TextWrapping
  /// Whether a word wider than the room is broken between grapheme clusters. If not, its row is wider than the room.
  public var breaksLongWords: Bool
  /// The most rows, 0 for no limit. Where text is left out, the last row ends in ``ellipsis``.
  public var maximumRows: Int
  public var ellipsis: Ellipsis
  public var metrics: CellMetrics

  public init(
    columns: Int? = nil, wrapping: TextWrapping = .greedy, breaksLongWords: Bool = true, maximumRows: Int = 0,
    ellipsis: Ellipsis = .unicode, metrics: CellMetrics = CellMetrics()
  ) {
    self.columns = columns
    self.wrapping = wrapping
    self.breaksLongWords = breaksLongWords
    self.maximumRows = maximumRows
    self.ellipsis = ellipsis
    self.metrics = metrics
  }
}
