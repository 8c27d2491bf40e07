import SpeechBubble
import TerminalText

/// A text with tooltips drawn into it: the text's own lines, unchanged and in order, and what was drawn between and
/// beside them.
public struct AnnotatedText: Hashable, Sendable {
  /// What stands in a row of the page.
  enum Row: Hashable, Sendable {
    /// A line of the text and nothing else, by its bytes.
    case line(Range<Int>)
    /// Several things, from left to right.
    case pieces([Piece])
  }

  /// A part of a row.
  struct Piece: Hashable, Sendable {
    enum Content: Hashable, Sendable {
      /// Bytes of the text.
      case text(Range<Int>)
      /// A row of one of the drawings, from some column of it on.
      case drawing(Int, row: Int, from: Int)
    }

    let column: Int
    let content: Content
  }

  let text: StyledText
  let metrics: CellMetrics
  let rows: [Row]
  let drawings: [Grid]

  /// The rows that are printed.
  public var rowCount: Int { rows.count }
}
