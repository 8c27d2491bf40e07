/// What can keep a text from being annotated. Tooltips are numbered in the order given, from 0.
public enum TooltipError: Error, Hashable, Sendable {
  /// The text of the tooltip's anchor does not occur often enough.
  case noSuchText(tooltip: Int, occurrences: Int)
  /// The text has only so many lines.
  case noSuchLine(tooltip: Int, lines: Int)
  /// The line has only so many columns, and there is no blank room for the anchor behind it.
  case noSuchColumn(tooltip: Int, columns: Int)
  /// The tooltip needs `needed` columns; `available` are free.
  case tooNarrow(tooltip: Int, needed: Int, available: Int)
}

extension TooltipError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noSuchText(let tooltip, 0): "tooltip \(tooltip): its anchor does not occur in the text"
    case .noSuchText(let tooltip, let occurrences): "tooltip \(tooltip): its anchor occurs only \(occurrences) times"
    case .noSuchLine(let tooltip, let lines): "tooltip \(tooltip): the text has \(lines) lines"
    case .noSuchColumn(let tooltip, let columns): "tooltip \(tooltip): the line has \(columns) columns"
    case .tooNarrow(let tooltip, let needed, let available):
      "tooltip \(tooltip): the bubble needs \(needed) columns, \(available) are available"
    }
  }
}
