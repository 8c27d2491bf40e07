/// Which quarters of a cell are set.
struct Quadrants: Hashable, Sendable {
  private let bits: Int

  /// - Parameter isSet: Asked for each quarter: 0 or 1 from the left, 0 or 1 from the top.
  init(_ isSet: (_ column: Int, _ row: Int) -> Bool) {
    bits = (isSet(0, 0) ? 1 : 0) | (isSet(1, 0) ? 2 : 0) | (isSet(0, 1) ? 4 : 0) | (isSet(1, 1) ? 8 : 0)
  }

  var isEmpty: Bool { bits == 0 }

  /// The block element that shows these quarters.
  var glyph: UInt32 { Self.glyphs[bits] }

  private static let glyphs = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█".unicodeScalars.map(\.value)
}
