import TestSupport

/// All cells of a terminal's screen, with how they look, and the cursor.
struct StyledScreen: Hashable {
  let rows: [StyledRow]
  let cursor: Screen.Cursor

  init(_ lines: [String], cursor: Screen.Cursor) {
    rows = StyledRow.rows(lines)
    // Where a hidden cursor is does not matter.
    self.cursor = cursor.isVisible ? cursor : Screen.Cursor(column: 0, row: 0, isVisible: false)
  }

  /// What is different in another screen, for people to read.
  func differences(to other: StyledScreen) -> [String] {
    let sizes = rows.count == other.rows.count ? [] : ["\(rows.count) rows, not \(other.rows.count)"]
    let cursors = cursor == other.cursor ? [] : ["\(cursor), not \(other.cursor)"]
    let different = zip(rows, other.rows).enumerated().filter { $0.element.0 != $0.element.1 }
    return sizes + cursors + different.map { "row \($0.offset): \($0.element.0), not \($0.element.1)" }
  }
}
