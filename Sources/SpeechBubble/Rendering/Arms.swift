/// The directions in which a stroke leaves the middle of a cell. Strokes that meet in a cell are joined by uniting
/// their arms.
struct Arms: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let north = Arms(rawValue: 1 << 0)
  static let east = Arms(rawValue: 1 << 1)
  static let south = Arms(rawValue: 1 << 2)
  static let west = Arms(rawValue: 1 << 3)

  static let horizontal: Arms = [.east, .west]
  static let vertical: Arms = [.north, .south]
}
