import TestSupport
import Testing

/// Where a bubble with rounded light corners stands on the screen, and which way its tail points. For text of one-cell
/// characters.
struct BodyOnScreen: Hashable {
  let columns: ClosedRange<Int>
  let rows: ClosedRange<Int>
  /// The tail's tip: two cells at the top and the bottom, one at the left and the right.
  let tip: [Spot]

  init(_ screen: Screen, divider: Character = "│") throws {
    let cells = screen.rows.map(Array.init)
    let divider = try #require(cells[0].firstIndex(of: divider))
    func spots(_ characters: Set<Character>) -> [Spot] {
      cells.indices.flatMap { row in
        cells[row].indices.filter { $0 > divider && characters.contains(cells[row][$0]) }.map {
          Spot(column: $0, row: row)
        }
      }
    }
    let first = try #require(spots(["╭"]).first)
    let last = try #require(spots(["╯"]).last)
    columns = first.column...last.column
    rows = first.row...last.row
    tip = Self.tip(spots(["╱", "╲", "<", ">"]), around: (columns, rows))
  }

  /// The part of the tail that is farthest from the body.
  private static func tip(_ tail: [Spot], around body: (columns: ClosedRange<Int>, rows: ClosedRange<Int>)) -> [Spot] {
    func distance(_ spot: Spot) -> Int {
      max(
        body.columns.lowerBound - spot.column, spot.column - body.columns.upperBound,
        body.rows.lowerBound - spot.row, spot.row - body.rows.upperBound)
    }
    let farthest = tail.map(distance).max()
    return tail.filter { distance($0) == farthest }
  }

  /// All cells of the border, clockwise from the first one after a cell of the bottom.
  func border(fromBottomColumn start: Int) -> [Spot] {
    let top = columns.map { Spot(column: $0, row: rows.lowerBound) }
    let right = rows.dropFirst().map { Spot(column: columns.upperBound, row: $0) }
    let bottom = columns.dropLast().reversed().map { Spot(column: $0, row: rows.upperBound) }
    let left = rows.dropFirst().dropLast().reversed().map { Spot(column: columns.lowerBound, row: $0) }
    let all = top + right + bottom + left
    let index = all.firstIndex(of: Spot(column: start, row: rows.upperBound)) ?? 0
    return Array(all[(index + 1)...] + all[...index])
  }
}
