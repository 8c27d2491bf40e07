/// Finds the name that somebody probably meant.
enum Spelling {
  /// The nearest of `names`: one that `written` begins, or one a few slips of the finger away; `nil` if none is
  /// near.
  static func nearest(to written: String, among names: [String]) -> String? {
    let written = written.lowercased()
    guard !written.isEmpty, written.utf8.count <= 64 else { return nil }
    if written.count >= 3, let longer = names.first(where: { $0.hasPrefix(written) }) { return longer }
    let limit = max(1, written.count / 3)
    let ranked = names.map { (name: $0, slips: slips(from: written, to: $0)) }
    return ranked.filter { $0.slips <= limit && $0.slips < $0.name.count }.min { $0.slips < $1.slips }?.name
  }

  /// How many characters are missing, too many, wrong, or swapped with their neighbour (optimal string alignment).
  private static func slips(from first: String, to second: String) -> Int {
    let from = Array(first)
    let to = Array(second)
    var rows = [Array(0...to.count)]
    for row in 1..<(from.count + 1) {
      var current = [row]
      for column in 1..<(to.count + 1) {
        let isWrong = from[row - 1] != to[column - 1]
        var least = min(
          rows[row - 1][column] + 1, current[column - 1] + 1, rows[row - 1][column - 1] + (isWrong ? 1 : 0))
        if row > 1, column > 1, from[row - 1] == to[column - 2], from[row - 2] == to[column - 1] {
          least = min(least, rows[row - 2][column - 2] + 1)
        }
        current.append(least)
      }
      rows.append(current)
    }
    return rows[from.count][to.count]
  }
}
