extension LineWrapper {
  /// Lines of more rows are too long for anybody to see how even they are, and would take time for nothing.
  static let mostBalancedRows = 10

  /// Wraps a line again, whose rows from `first` on are greedy, for the smallest room that takes no more rows.
  ///
  /// - Complexity: O(*n* log *c*) in the *n* bytes and the *c* columns of its widest row.
  mutating func balance(_ line: Range<Int>, rowsFrom first: Int) {
    let count = rows.count - first
    guard 2...Self.mostBalancedRows ~= count, !isSqueezed else { return }
    var (low, high) = (2, Self.widest(rows[first...]))
    while low < high {
      let middle = (low + high) / 2
      if let evened = wrapped(line, room: middle, mostRows: count) {
        rows.replaceSubrange(first..., with: evened)
        high = Self.widest(evened[...])
      } else {
        low = middle + 1
      }
    }
  }

  /// The rows of a line in another room; `nil` if there are too many, or something does not fit it.
  private func wrapped(_ line: Range<Int>, room: Int, mostRows: Int) -> [TextLayout.Row]? {
    var options = options
    options.columns = room
    options.wrapping = .greedy
    options.maximumRows = mostRows
    var wrapper = LineWrapper(utf8, options)
    wrapper.wrapLine(line)
    return wrapper.rows.count > mostRows || wrapper.isSqueezed ? nil : wrapper.rows
  }

  private static func widest(_ rows: ArraySlice<TextLayout.Row>) -> Int { rows.reduce(0) { max($0, $1.columns) } }
}
