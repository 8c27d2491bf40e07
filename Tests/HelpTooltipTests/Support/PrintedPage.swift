import TestSupport
import Testing

/// An annotated text as it was printed, its own lines told apart from what was drawn by a reader that knows nothing of how
/// bubbles are placed. For bubbles above and below lines only.
struct PrintedPage {
  enum Row: Equatable {
    /// A line of the text, by its number from 0.
    case own(Int)
    case drawn(Substring)
  }

  let rows: [Row]
  /// The lines of the text that were not found, in order, among the printed rows.
  let missing: ArraySlice<Substring>

  init(_ printed: String, of text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var next = 0
    rows = printed.split(separator: "\n", omittingEmptySubsequences: false).map { row in
      guard next < lines.count, row == lines[next] else { return .drawn(row) }
      next += 1
      return .own(next - 1)
    }
    missing = lines[next...]
  }

  var drawn: [Substring] {
    rows.compactMap { if case .drawn(let row) = $0 { row } else { nil } }
  }

  /// The tip of a tail that touches a line: the column of the first of its two cells, from 0.
  struct Tip: Hashable {
    let line: Int
    let isBelow: Bool
    let column: Int
  }

  /// The tips next to lines, of bubbles in ASCII or in line glyphs.
  var tips: [Tip] {
    zip(rows, rows.dropFirst()).flatMap { upper, lower -> [Tip] in
      switch (upper, lower) {
      case (.own(let line), .drawn(let row)):
        return Self.columns(of: ["/\\", "╱╲"], in: row).map { Tip(line: line, isBelow: true, column: $0) }
      case (.drawn(let row), .own(let line)):
        return Self.columns(of: ["\\/", "╲╱"], in: row).map { Tip(line: line, isBelow: false, column: $0) }
      default: return []
      }
    }
  }

  private static func columns(of tips: [String], in row: Substring) -> [Int] {
    let cells = Array(row)
    return cells.indices.dropLast().filter { tips.contains(String(cells[$0...$0 + 1])) }
  }

  /// The picture without the text's own lines, whose rows are left blank.
  var drawing: String {
    rows.map { if case .drawn(let row) = $0 { String(row) } else { "" } }.joined(separator: "\n")
  }
}

/// Expects that the text's lines are all there, and that what was drawn keeps to the page and has no trailing blanks.
func expectSound(
  _ page: PrintedPage, columns: Int, _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(page.missing.isEmpty, comment, sourceLocation: sourceLocation)
  #expect(page.drawn.allSatisfy { $0.count <= columns && $0.last != " " }, comment, sourceLocation: sourceLocation)
}
