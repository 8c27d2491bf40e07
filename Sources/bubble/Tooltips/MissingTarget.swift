import HelpTooltip
import TerminalText

/// Why there is nothing at which a tooltip could point.
enum MissingTarget: Hashable, Sendable {
  case emptyText
  case noSuchText(nearest: String?)
  case tooFew(occurrences: Int)
  case noSuchLine(lines: Int)
  case noSuchColumn(columns: Int)
}

extension MissingTarget: CustomStringConvertible {
  var description: String {
    switch self {
    case .emptyText: "there is no text to point at"
    case .noSuchText(let nearest): "does not occur in the text" + (nearest.map { "; did you mean \($0)?" } ?? "")
    case .tooFew(1): "occurs only once in the text"
    case .tooFew(let occurrences): "occurs only \(occurrences) times in the text"
    case .noSuchLine(1): "the text has only 1 line"
    case .noSuchLine(let lines): "the text has only \(lines) lines"
    case .noSuchColumn(1): "that line has only 1 column"
    case .noSuchColumn(let columns): "that line has only \(columns) columns"
    }
  }
}

extension UsageError {
  /// Words the library's numbers for the options that asked for the tooltips.
  init(_ error: TooltipError, _ requests: [TooltipRequest], _ text: StyledText) {
    func missing(_ tooltip: Int, _ target: (TextAnchor) -> MissingTarget) -> UsageError {
      guard let asked = requests[tooltip].target else { return .tooltipWithoutTarget(requests[tooltip].option) }
      return .noTarget(asked.option, text.utf8.isEmpty ? .emptyText : target(asked.anchor))
    }
    self =
      switch error {
      case .noSuchText(let tooltip, 0):
        missing(tooltip) { anchor in
          guard case .text(let target, _) = anchor else { return .noSuchText(nearest: nil) }
          return .noSuchText(nearest: WordList(text).nearest(to: target))
        }
      case .noSuchText(let tooltip, let occurrences): missing(tooltip) { _ in .tooFew(occurrences: occurrences) }
      case .noSuchLine(let tooltip, let lines): missing(tooltip) { _ in .noSuchLine(lines: lines) }
      case .noSuchColumn(let tooltip, let columns): missing(tooltip) { _ in .noSuchColumn(columns: columns) }
      case .tooNarrow(let tooltip, let needed, _): .tooNarrow(requests[tooltip].option, needed: needed)
      }
  }
}
