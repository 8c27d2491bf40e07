/// The glyphs of one kind of frame, as they are found in a picture.
struct FrameGlyphs: Hashable, Sendable {
  private let topLeft, topRight, bottomLeft, bottomRight: Set<UInt32>
  private let horizontal, vertical: Set<UInt32>

  /// - Parameters:
  ///   - picture: A box of three by three cells.
  ///   - dashes: What may stand for its horizontal line, and for its vertical one.
  private init(picture: String, dashes: (horizontal: String, vertical: String)) {
    let rows = picture.split(separator: "\n").map { $0.unicodeScalars.map(\.value) }
    (topLeft, topRight) = ([rows[0][0]], [rows[0][2]])
    (bottomLeft, bottomRight) = ([rows[2][0]], [rows[2][2]])
    horizontal = Set([rows[0][1]] + dashes.horizontal.unicodeScalars.map(\.value))
    vertical = Set([rows[1][0]] + dashes.vertical.unicodeScalars.map(\.value))
  }

  static let all = [
    FrameGlyphs(picture: "╭─╮\n│ │\n╰─╯", dashes: ("╌", "╎")),
    FrameGlyphs(picture: "┌─┐\n│ │\n└─┘", dashes: ("╌", "╎")),
    FrameGlyphs(picture: "┏━┓\n┃ ┃\n┗━┛", dashes: ("╍", "╏")),
    FrameGlyphs(picture: "╔═╗\n║ ║\n╚═╝", dashes: ("╌╍", "╎╏")),
    FrameGlyphs(picture: ".-.\n| |\n'-'", dashes: ("=", ":")),
    FrameGlyphs(picture: "+-+\n| |\n+-+", dashes: ("=", ":")),
  ]

  func isVertical(_ glyph: UInt32?) -> Bool { glyph.map(vertical.contains) ?? false }
  func isHorizontal(_ glyph: UInt32?) -> Bool { glyph.map(horizontal.contains) ?? false }
  func isTopLeft(_ glyph: UInt32?) -> Bool { glyph.map(topLeft.contains) ?? false }
  func isTopRight(_ glyph: UInt32?) -> Bool { glyph.map(topRight.contains) ?? false }
  func isBottomLeft(_ glyph: UInt32?) -> Bool { glyph.map(bottomLeft.contains) ?? false }

  /// Whether a glyph is of a horizontal edge: its line, its corners, the joints of a tail.
  func isOfEdge(_ glyph: UInt32) -> Bool {
    horizontal.contains(glyph) || topLeft.contains(glyph) || topRight.contains(glyph) || bottomLeft.contains(glyph)
      || bottomRight.contains(glyph)
  }

  /// What tails at the top or bottom are drawn with.
  static func isOfTail(_ glyph: UInt32) -> Bool {
    switch glyph {
    case 0x2571, 0x2572, 0x2F, 0x5C, 0x2580...0x259F, 0x2801...0x28FF: true
    default: false
    }
  }
}
