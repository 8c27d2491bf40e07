@testable import SpeechBubble

/// The sub-cells that a picture shows, read back from its characters: block elements and braille patterns.
struct DrawnSubCells {
  struct Place: Hashable {
    var column: Int
    var row: Int
  }

  private(set) var set: Set<Place> = []
  let perRow: Int

  /// - Parameter countsFilled: Whether cells with a background count as set as a whole.
  init(_ grid: Grid, perRow: Int? = nil, countsFilled: Bool = false) {
    let isBraille = grid.cells.contains { 0x2800...0x28FF ~= $0.glyph }
    self.perRow = perRow ?? (isBraille ? 4 : 2)
    for row in grid.rowRange {
      for (column, cell) in zip(0..., grid.cells(ofRow: row)) {
        let isFilled = countsFilled && grid.styles[Int(cell.style)].background != .default
        for place in places(of: cell.glyph, isFilled: isFilled) {
          set.insert(Place(column: 2 * column + place.column, row: self.perRow * row + place.row))
        }
      }
    }
  }

  private static let blocks = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█".unicodeScalars.map(\.value)
  /// Dots 1 to 8 of a braille pattern (Unicode, chapter 21).
  private static let dots = [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3)]

  private func places(of glyph: UInt32, isFilled: Bool) -> [Place] {
    if isFilled { return (0..<perRow).flatMap { row in (0..<2).map { Place(column: $0, row: row) } } }
    if 0x2800...0x28FF ~= glyph {
      return Self.dots.indices.filter { glyph >> UInt32($0) & 1 == 1 }
        .map { Place(column: Self.dots[$0].0, row: Self.dots[$0].1) }
    }
    let bits = Self.blocks.firstIndex(of: glyph) ?? 0
    return (0..<4).filter { bits >> $0 & 1 == 1 }.map { Place(column: $0 % 2, row: $0 / 2) }
  }

  /// How many pieces they form, corners touching included.
  var pieces: Int {
    var left = set
    var count = 0
    while let start = left.popFirst() {
      count += 1
      var open = [start]
      while let place = open.popLast() {
        for column in -1...1 {
          for row in -1...1 {
            if let next = left.remove(Place(column: place.column + column, row: place.row + row)) { open.append(next) }
          }
        }
      }
    }
    return count
  }
}
