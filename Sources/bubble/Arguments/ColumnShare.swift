import SpeechBubble

/// A number of columns, or a share of those there are: `40`, `75%`.
enum ColumnShare: Hashable, Sendable {
  case columns(Int)
  case percent(Int)

  init?(_ written: String) {
    if written.hasSuffix("%") {
      guard let share = DecimalNumber.integer(String(written.dropLast())), 1...100 ~= share else { return nil }
      self = .percent(share)
    } else {
      guard let columns = DecimalNumber.integer(written), Option.widths.contains(columns) else { return nil }
      self = .columns(columns)
    }
  }

  /// How many columns that is, at most all of them.
  func columns(of available: Int) -> Int {
    switch self {
    case .columns(let columns): min(columns, available)
    case .percent(let share): max(1, available * share / 100)
    }
  }
}
