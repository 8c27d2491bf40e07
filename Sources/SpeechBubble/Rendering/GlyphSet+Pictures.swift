/// The sets, drawn. Unicode has no heavy or double rounded corners and no dashed corners or joints: the solid glyph of
/// the same weight stands in, everywhere alike.
extension GlyphSet {
  public static let unicode = GlyphSet(
    name: "unicode",
    borders: [
      Border(
        rounded: """
          ╭─╮
          │ │
          ╰─╯
          """,
        square: """
          ┌─┐
          │ │
          └─┘
          """, horizontalDashes: "╌", verticalDash: "╎"),
      heavy, heavy,
    ],
    tail: Tail(picture: "╱╲<>"), ellipsis: .unicode, subCells: .block, isASCII: false)

  public static let double = GlyphSet(
    name: "double",
    borders: [
      doubled(horizontalDashes: "╌", verticalDash: "╎"),
      doubled(horizontalDashes: "╍", verticalDash: "╏"),
      doubled(horizontalDashes: "╍", verticalDash: "╏"),
    ],
    tail: Tail(picture: "╱╲<>"), ellipsis: .unicode, subCells: .block, isASCII: false)

  /// Outlines of half and quadrant blocks, two by two to a cell.
  public static let block = GlyphSet(shapes: .block)

  /// Outlines of braille dots, two by four to a cell.
  public static let braille = GlyphSet(shapes: .braille)

  public static let ascii = GlyphSet(
    name: "ascii",
    borders: [
      Border(
        rounded: """
          .-.
          | |
          '-'
          """,
        square: """
          +-+
          | |
          +-+
          """, horizontalDashes: "- ", verticalDash: ":"),
      Border(
        rounded: """
          .=.
          | |
          '='
          """,
        square: """
          +=+
          | |
          +=+
          """, horizontalDashes: "= ", verticalDash: ":"),
      Border(
        rounded: """
          ###
          # #
          ###
          """,
        square: """
          ###
          # #
          ###
          """, horizontalDashes: "# ", verticalDash: ":"),
    ],
    tail: Tail(picture: "/\\<>"), ellipsis: .ascii, subCells: nil, isASCII: true)

  /// For the Linux console, whose fonts have square solid light lines and little else.
  public static let console = GlyphSet(
    name: "console", borders: [light, light, light],
    tail: Tail(picture: "/\\<>"), ellipsis: .ascii, subCells: nil, isASCII: false)

  private static let light = Border(
    rounded: """
      ┌─┐
      │ │
      └─┘
      """,
    square: """
      ┌─┐
      │ │
      └─┘
      """, horizontalDashes: "─", verticalDash: "│")

  private static let heavy = Border(
    rounded: """
      ┏━┓
      ┃ ┃
      ┗━┛
      """,
    square: """
      ┏━┓
      ┃ ┃
      ┗━┛
      """, horizontalDashes: "╍", verticalDash: "╏")

  /// Both weights look alike; only their dashes differ, which are those of the single lines.
  private static func doubled(horizontalDashes: String, verticalDash: Unicode.Scalar) -> Border {
    let picture = """
      ╔═╗
      ║ ║
      ╚═╝
      """
    return Border(rounded: picture, square: picture, horizontalDashes: horizontalDashes, verticalDash: verticalDash)
  }
}
