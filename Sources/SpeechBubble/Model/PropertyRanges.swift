/// The whole numbers that properties take. Clamping and the property table both read them here.
extension ClosedRange<Int> {
  /// Lengths and widths in cells: far more than any terminal has, and small enough that sums never overflow.
  public static let lengths = 0...10_000
  static let borderWidths = 0...3
  /// More rows than any text that fits in memory is wrapped to.
  static let counts = 0...1_000_000_000
}
