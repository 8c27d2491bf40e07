import TerminalText

/// The glyphs a bubble is drawn with.
public struct GlyphSet: Hashable, Sendable {
  /// One kind of border with round and with square corners, and its dashes.
  struct Border: Hashable, Sendable {
    var rounded: BorderGlyphs
    var square: BorderGlyphs
    /// The cells of a dashed horizontal line, over and over.
    var horizontalDashes: [UInt32]
    var verticalDash: UInt32

    init(rounded: String, square: String, horizontalDashes: String, verticalDash: Unicode.Scalar) {
      self.rounded = BorderGlyphs(picture: rounded)
      self.square = BorderGlyphs(picture: square)
      self.horizontalDashes = horizontalDashes.unicodeScalars.map(\.value)
      self.verticalDash = verticalDash.value
    }
  }

  /// The diagonals and tips of tails. Diagonals meet at the corners of cells.
  struct Tail: Hashable, Sendable {
    var rising: UInt32
    var falling: UInt32
    var left: UInt32
    var right: UInt32

    init(picture: String) {
      let glyphs = picture.unicodeScalars.map(\.value)
      (rising, falling, left, right) = (glyphs[0], glyphs[1], glyphs[2], glyphs[3])
    }
  }

  /// The name by which the set is asked for.
  public let name: String
  /// Borders of width 1, 2 and 3.
  let borders: [Border]
  let tail: Tail
  /// What the last row ends in where text is left out.
  let ellipsis: Ellipsis
  /// What borders of width 3 and solid fills are drawn with; `nil` if there are only lines.
  let subCells: SubCells?
  /// Whether all borders are drawn so, as finely as the sub-cells are.
  var drawsShapes = false
  /// Whether all of the tool's own glyphs are of ASCII.
  package let isASCII: Bool

  /// What shadows are drawn with.
  var shade: UInt32 { isASCII ? 0x3A : 0x2591 }

  /// The sets that can be asked for by name.
  public static let named: [GlyphSet] = [.unicode, .double, .block, .braille, .ascii]
}

extension GlyphSet {
  /// The set that draws all outlines with sub-cells, and has the rest from ``unicode``.
  init(shapes subCells: SubCells) {
    let unicode = GlyphSet.unicode
    self.init(
      name: subCells == .block ? "block" : "braille", borders: unicode.borders, tail: unicode.tail,
      ellipsis: unicode.ellipsis, subCells: subCells, drawsShapes: true, isASCII: false)
  }
}
