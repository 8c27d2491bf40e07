@testable import SpeechBubble

/// The sub-cells that a picture shows, read back from its characters: block elements and braille patterns.
struct DrawnSubCells {
  /// Sub-cells in a row of cells, and in a cell from top to bottom.
  let columns: Int
  let perRow: Int
  private var isSet: [Bool]

  var rows: Int { isSet.count / columns }

  /// - Parameter countsFilled: Whether cells with a background count as set as a whole.
  init(_ grid: Grid, perRow: Int, countsFilled: Bool = false) {
    columns = 2 * grid.columns
    self.perRow = perRow
    isSet = Array(repeating: false, count: columns * perRow * grid.rows)
    for row in grid.rowRange {
      for (column, cell) in zip(0..., grid.cells(ofRow: row)) where cell.glyph != 0x20 || countsFilled {
        let isFilled = countsFilled && grid.styles[Int(cell.style)].background != .default
        for place in places(of: cell.glyph, isFilled: isFilled) {
          isSet[(perRow * row + place.row) * columns + 2 * column + place.column] = true
        }
      }
    }
  }

  /// - Returns: `false` outside the picture.
  func isSet(_ column: Int, _ row: Int) -> Bool {
    0..<columns ~= column && 0..<rows ~= row && isSet[row * columns + column]
  }

  private static let blocks = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█".unicodeScalars.map(\.value)
  /// Dots 1 to 8 of a braille pattern (Unicode, chapter 21).
  private static let dots = [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3)]

  private func places(of glyph: UInt32, isFilled: Bool) -> [(column: Int, row: Int)] {
    if isFilled { return (0..<perRow).flatMap { [(0, $0), (1, $0)] } }
    if 0x2800...0x28FF ~= glyph {
      return Self.dots.indices.filter { glyph >> UInt32($0) & 1 == 1 }.map { Self.dots[$0] }
    }
    let bits = Self.blocks.firstIndex(of: glyph) ?? 0
    return (0..<4).filter { bits >> $0 & 1 == 1 }.map { ($0 % 2, $0 / 2) }
  }

  /// How many pieces they form, corners touching included.
  var pieces: Int {
    var left = isSet
    var count = 0
    for start in left.indices where left[start] {
      count += 1
      left[start] = false
      var open = [start]
      while let place = open.popLast() {
        for row in max(place / columns - 1, 0)...min(place / columns + 1, rows - 1) {
          for column in max(place % columns - 1, 0)...min(place % columns + 1, columns - 1)
          where left[row * columns + column] {
            left[row * columns + column] = false
            open.append(row * columns + column)
          }
        }
      }
    }
    return count
  }
}
