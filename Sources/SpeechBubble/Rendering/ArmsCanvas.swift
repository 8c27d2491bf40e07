/// Strokes through the middles of cells, before they become glyphs: where strokes meet, their arms are united.
struct ArmsCanvas {
  let columns: Int
  let rowRange: Range<Int>
  private var arms: [Arms]

  init(columns: Int, rowRange: Range<Int>) {
    self.columns = columns
    self.rowRange = rowRange
    arms = Array(repeating: [], count: columns * rowRange.count)
  }

  /// Strokes from the middle of one cell to the middle of another in the same row.
  mutating func connect(row: Int, from one: Int, to other: Int) {
    let (first, last) = (min(one, other), max(one, other))
    guard first < last else { return }
    add(.east, column: first, row: row)
    for column in first + 1..<last { add(.horizontal, column: column, row: row) }
    add(.west, column: last, row: row)
  }

  /// Strokes from the middle of one cell to the middle of another in the same column.
  mutating func connect(column: Int, from one: Int, to other: Int) {
    let (first, last) = (min(one, other), max(one, other))
    guard first < last else { return }
    add(.south, column: column, row: first)
    for row in (first + 1..<last).clamped(to: rowRange) { add(.vertical, column: column, row: row) }
    add(.north, column: column, row: last)
  }

  mutating func add(_ more: Arms, column: Int, row: Int) {
    guard rowRange.contains(row), 0..<columns ~= column else { return }
    arms[(row - rowRange.lowerBound) * columns + column].formUnion(more)
  }

  /// Calls back for every cell that a stroke passes.
  func forEachStroked(_ body: (_ column: Int, _ row: Int, _ arms: Arms) -> Void) {
    for row in rowRange {
      let start = (row - rowRange.lowerBound) * columns
      for column in 0..<columns where !arms[start + column].isEmpty {
        body(column, row, arms[start + column])
      }
    }
  }
}
