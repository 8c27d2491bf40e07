/// The whole numbers that properties take. Clamping and the property table both read them here.
extension ClosedRange<Int> {
  /// Lengths and widths in cells: far more than any terminal has, and small enough that sums never overflow.
  public static let lengths = 0...10_000
  static let borderWidths = 0...3
  static let counts = 0...Int.max
}
