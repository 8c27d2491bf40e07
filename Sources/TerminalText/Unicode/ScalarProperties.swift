/// What the Unicode Character Database says of one scalar, as far as laying out text needs it.
///
/// Looking a scalar up takes two steps in constant tables: nothing is initialised and nothing allocated.
package struct ScalarProperties: Hashable, Sendable {
  private let bits: UInt32

  /// - Parameter scalarValue: At most 10FFFF; what is above has the properties of 10FFFF.
  package init(scalarValue: UInt32) {
    let scalar = Int(min(scalarValue, 0x10FFFF))
    let block = Self.number(in: ScalarTables.blockNumbers, at: scalar >> 7)
    bits = ScalarTables.records[Self.number(in: ScalarTables.recordNumbers, at: block << 7 | scalar & 127)]
  }

  /// The class for UAX #14, after its rule LB1.
  package var lineBreakClass: LineBreakClass { LineBreakClass(rawValue: UInt8(bits & 63))! }

  /// The class for UAX #29.
  package var graphemeBreakClass: GraphemeBreakClass { GraphemeBreakClass(rawValue: UInt8(bits >> 6 & 15))! }

  /// Width in cells where ambiguous characters are narrow: 0, 1 or 2.
  package var columns: Int { Int(bits >> 10 & 3) }

  /// East_Asian_Width is Ambiguous (UAX #11).
  package var isAmbiguous: Bool { has(12) }
  package var isExtendedPictographic: Bool { has(13) }
  package var isEmoji: Bool { has(14) }
  /// Shown as an emoji by itself (UTS #51). Half a flag has no picture of its own, and a skin tone makes none of a letter.
  package var isEmojiPresentation: Bool {
    guard has(20) else { return false }
    return graphemeBreakClass != .regionalIndicator && graphemeBreakClass != .extend
  }
  /// The general category is Mn, Mc or Me.
  package var isMark: Bool { has(15) }
  /// East_Asian_Width is Fullwidth, Wide or Halfwidth, as rule LB30 asks.
  package var isEastAsianWide: Bool { has(16) }
  /// Reserved for a pictograph to come, as rule LB30b asks.
  package var isUnassignedPictographic: Bool { has(17) }
  /// The bidi class is R or AL (UAX #9).
  package var isStrongRightToLeft: Bool { has(18) }
  /// The bidi class is L.
  package var isStrongLeftToRight: Bool { has(19) }

  private func has(_ bit: UInt32) -> Bool { bits >> bit & 1 != 0 }

  private static func number(in table: StaticString, at index: Int) -> Int {
    Int(table.utf8Start[2 * index] - 48) << 6 | Int(table.utf8Start[2 * index + 1] - 48)
  }
}
