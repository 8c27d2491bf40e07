/// What the tables say of each scalar, packed into bits as ``ScalarProperties`` of the library unpacks them.
struct ScalarRecords {
  static let count = 0x110000

  /// Bits 0–5 line break class, 6–9 grapheme break class, 10–11 columns, then one bit a ``Flag``.
  private(set) var records: [UInt32]
  /// The classes in the order of their numbers, by the names of UAX #14 and UAX #29.
  let lineBreakClasses: [String]
  let graphemeBreakClasses: [String]

  enum Flag: UInt32, CaseIterable {
    case isAmbiguous = 12
    case isExtendedPictographic, isEmoji, isMark, isEastAsianWide, isUnassignedPictographic
    case isStrongRightToLeft, isStrongLeftToRight
    case isEmojiPresentation
  }

  init(_ database: UnicodeDatabase) throws {
    records = Array(repeating: 0, count: Self.count)
    let categories = try Self.column("extracted/DerivedGeneralCategory.txt", database, missing: "Cn")
    let widths = try Self.eastAsianWidths(database)
    let lineBreaks = zip(try Self.lineBreaks(database), categories).map(Self.resolve)
    let graphemeBreaks = try Self.column("auxiliary/GraphemeBreakProperty.txt", database, missing: "Other")
    lineBreakClasses = Set(lineBreaks).map(String.init).sorted()
    graphemeBreakClasses = Set(graphemeBreaks).map(String.init).sorted()
    add(lineBreaks, numbered: lineBreakClasses, shift: 0)
    add(graphemeBreaks, numbered: graphemeBreakClasses, shift: 6)
    for scalar in 0..<Self.count {
      let columns = Self.columns(category: categories[scalar], width: widths[scalar], hangul: graphemeBreaks[scalar])
      records[scalar] |= UInt32(columns) << 10
      set(.isAmbiguous, scalar, widths[scalar] == "A")
      set(.isEastAsianWide, scalar, ["F", "W", "H"].contains(widths[scalar]))
      set(.isMark, scalar, categories[scalar].hasPrefix("M"))
    }
    try addEmoji(database, categories)
    try addDirections(database)
  }

  /// The width of a scalar in cells: East Asian Wide and Fullwidth 2; marks that take no room, format characters, jamo vowels and finals 0; all
  /// else 1.
  static func columns(category: Substring, width: Substring, hangul: Substring) -> Int {
    if ["Mn", "Me", "Cf", "Cc"].contains(category) || hangul == "V" || hangul == "T" { return 0 }
    return width == "W" || width == "F" ? 2 : 1
  }

  /// East_Asian_Width with its defaults for unassigned scalars.
  static func eastAsianWidths(_ database: UnicodeDatabase) throws -> [Substring] {
    var widths = [Substring](repeating: "N", count: count)
    for range in [0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x2FFFD, 0x30000...0x3FFFD] {
      for scalar in range { widths[scalar] = "W" }
    }
    for entry in try database.entries("EastAsianWidth.txt") {
      for scalar in entry.scalars { widths[scalar] = entry.fields[0] }
    }
    return widths
  }

  /// Line_Break with its defaults for unassigned scalars, which the file gives in its comments: ideographs and emoji to
  /// come are ID, currency signs PR.
  private static func lineBreaks(_ database: UnicodeDatabase) throws -> [Substring] {
    var classes = [Substring](repeating: "XX", count: count)
    for range in [
      0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x1F000...0x1FAFF, 0x1FC00...0x1FFFD, 0x20000...0x2FFFD,
      0x30000...0x3FFFD,
    ] {
      for scalar in range { classes[scalar] = "ID" }
    }
    for scalar in 0x20A0...0x20CF { classes[scalar] = "PR" }
    for entry in try database.entries("LineBreak.txt") {
      for scalar in entry.scalars { classes[scalar] = entry.fields[0] }
    }
    return classes
  }

  private static func column(_ file: String, _ database: UnicodeDatabase, missing: Substring) throws -> [Substring] {
    var values = [Substring](repeating: missing, count: count)
    for entry in try database.entries(file) {
      for scalar in entry.scalars { values[scalar] = entry.fields[0] }
    }
    return values
  }

  /// UAX #14, LB1: classes that depend on more than the scalar, resolved as the standard does by default.
  private static func resolve(lineBreak: Substring, category: Substring) -> Substring {
    switch lineBreak {
    case "AI", "SG", "XX": "AL"
    case "SA": category == "Mn" || category == "Mc" ? "CM" : "AL"
    case "CJ": "NS"
    default: lineBreak
    }
  }

  private mutating func add(_ values: [Substring], numbered names: [String], shift: UInt32) {
    let numbers = Dictionary(uniqueKeysWithValues: zip(names.map { $0[...] }, UInt32(0)...))
    for scalar in 0..<Self.count { records[scalar] |= numbers[values[scalar]]! << shift }
  }

  private mutating func addEmoji(_ database: UnicodeDatabase, _ categories: [Substring]) throws {
    for entry in try database.entries("emoji/emoji-data.txt") {
      for scalar in entry.scalars {
        set(.isEmoji, scalar, entry.fields[0] == "Emoji")
        set(.isEmojiPresentation, scalar, entry.fields[0] == "Emoji_Presentation")
        set(.isExtendedPictographic, scalar, entry.fields[0] == "Extended_Pictographic")
        set(
          .isUnassignedPictographic, scalar,
          entry.fields[0] == "Extended_Pictographic" && categories[scalar] == "Cn")
      }
    }
  }

  private mutating func addDirections(_ database: UnicodeDatabase) throws {
    for entry in try database.entries("extracted/DerivedBidiClass.txt") {
      for scalar in entry.scalars {
        set(.isStrongRightToLeft, scalar, entry.fields[0] == "R" || entry.fields[0] == "AL")
        set(.isStrongLeftToRight, scalar, entry.fields[0] == "L")
      }
    }
  }

  private mutating func set(_ flag: Flag, _ scalar: Int, _ isSet: Bool) {
    if isSet { records[scalar] |= 1 << flag.rawValue }
  }
}
