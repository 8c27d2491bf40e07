/// The glyphs of one kind of border, read off a picture of it.
struct BorderGlyphs: Hashable, Sendable {
  private let glyphs: [UInt32]

  /// - Parameter picture: A box of three by three cells.
  init(picture: String) {
    let rows = picture.split(separator: "\n").map { Array($0.unicodeScalars) }
    var glyphs = [UInt32](repeating: Grid.Cell.blankGlyph, count: 16)
    for (arms, column, row) in Self.places { glyphs[Int(arms.rawValue)] = rows[row][column].value }
    self.glyphs = glyphs
  }

  /// Where in the picture a cell with these arms is found.
  private static let places: [(arms: Arms, column: Int, row: Int)] = [
    ([.east, .south], 0, 0), (.horizontal, 1, 0), ([.south, .west], 2, 0),
    (.vertical, 0, 1),
    ([.north, .east], 0, 2), ([.north, .west], 2, 2),
  ]

  /// The glyph whose strokes have these arms; a blank for what no outline has: no arm, one, three or four.
  subscript(arms: Arms) -> UInt32 { glyphs[Int(arms.rawValue)] }
}
