/// The parts of a cell that characters can show one by one. All are half a column wide.
public enum SubCells: Hashable, Sendable, CaseIterable {
  /// Two by two: half and quadrant blocks.
  case block
  /// Two by four: braille patterns.
  case braille

  static let perColumn = 2

  var perRow: Int { self == .block ? 2 : 4 }

  /// The character that shows some of them.
  ///
  /// - Parameter isSet: Asked for each: 0 or 1 from the left, 0 up to ``perRow`` from the top.
  /// - Returns: `nil` if none is set.
  func glyph(_ isSet: (_ column: Int, _ row: Int) -> Bool) -> UInt32? {
    var bits = 0
    for row in 0..<perRow {
      if isSet(0, row) { bits |= 1 << (2 * row) }
      if isSet(1, row) { bits |= 1 << (2 * row + 1) }
    }
    guard bits != 0 else { return nil }
    return self == .block ? Self.quadrants[bits] : Self.brailleStart + Self.brailleDots(bits)
  }

  private static let quadrants = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█".unicodeScalars.map(\.value)

  private static let brailleStart: UInt32 = 0x2800

  /// The numbers of the dots, row by row; bit *n* − 1 of a pattern stands for dot *n*.
  private static let dotNumbers: [UInt32] = [1, 4, 2, 5, 3, 6, 7, 8]

  private static func brailleDots(_ bits: Int) -> UInt32 {
    dotNumbers.indices.reduce(0) { bits >> $1 & 1 == 1 ? $0 | 1 << (dotNumbers[$1] - 1) : $0 }
  }
}
