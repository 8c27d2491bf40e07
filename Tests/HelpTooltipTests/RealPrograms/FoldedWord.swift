/// Where the first place of a whole word is on a terminal of some width, found without any code of the library. For help
/// in ASCII.
struct FoldedWord {
  let line: Int
  /// The row of the line, of those that the terminal needs for it, and all columns of the word there.
  let cells: [(row: Int, column: Int)]
  let lastRow: Int

  init?(_ word: String, in help: String, columns: Int) {
    for (number, text) in help.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      guard let range = Self.find(Array(word), in: Array(text)) else { continue }
      let cells = Self.cells(of: Array(text), columns: columns)
      line = number
      self.cells = Array(cells[range])
      lastRow = cells.last?.row ?? 0
      return
    }
    return nil
  }

  private static func find(_ word: [Character], in text: [Character]) -> Range<Int>? {
    guard text.count >= word.count else { return nil }
    let start = (0...text.count - word.count).first { start in
      let end = start + word.count
      return Array(text[start..<end]) == word && !(start > 0 && OptionNames.isOfName(text[start - 1]))
        && !(end < text.count && OptionNames.isOfName(text[end]))
    }
    return start.map { $0..<$0 + word.count }
  }

  private static func cells(of text: [Character], columns: Int) -> [(row: Int, column: Int)] {
    var (row, column) = (0, 0)
    return text.map { character in
      precondition(character.isASCII, "help in ASCII only")
      if character == "\t" {
        defer { column = min(column / 8 * 8 + 8, columns - 1) }
        return (row, column)
      }
      if column == columns { (row, column) = (row + 1, 0) }
      defer { column += 1 }
      return (row, column)
    }
  }

  /// Whether a tip points at the word: it touches the row of the terminal that the word is in and stands over one of its
  /// cells, or if these are in the outermost two columns, as near as it can.
  func isPointedAt(by tip: PrintedPage.Tip, columns: Int) -> Bool {
    guard tip.line == line else { return false }
    // No tail touches a row that is neither the first nor the last of its line; it is in the right column at least.
    let isInside = cells.allSatisfy { $0.row > 0 && $0.row < lastRow }
    let reached = cells.filter { isInside || $0.row == (tip.isBelow ? lastRow : 0) }
    return reached.contains { cell in
      tip.column...tip.column + 1 ~= min(max(cell.column, 2), columns - 3)
    }
  }
}
