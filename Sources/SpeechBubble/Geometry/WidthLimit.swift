/// How wide a bubble may or must be, in columns of the whole bubble, tail included.
public enum WidthLimit: Hashable, Sendable {
  /// As wide as its longest line.
  case unlimited
  case atMost(Int)
  case exactly(Int)

  package var columns: Int? {
    switch self {
    case .unlimited: nil
    case .atMost(let columns), .exactly(let columns): columns
    }
  }

  var isExact: Bool {
    if case .exactly = self { true } else { false }
  }
}

extension WidthLimit {
  /// The same limit where there are only so many columns.
  package func limited(to columns: Int) -> WidthLimit {
    switch self {
    case .unlimited: .atMost(columns)
    case .atMost(let most): .atMost(min(most, columns))
    case .exactly(let wanted): .exactly(min(wanted, columns))
    }
  }

  /// The columns of a terminal of which nothing else is known.
  package static let usualColumns = 80

  /// As wide as the terminal, if nobody says how wide. A bubble that needs `least` columns always has them.
  package static func automatic(available: Int, least: Int) -> WidthLimit { .atMost(max(available, least)) }
}
