import SpeechBubble

/// How wide the bubble may be if nobody says so: as wide as the terminal it is shown on.
enum WidthDecision {
  /// The terminal of standard output, then `COLUMNS`, then the terminal of standard error, then 80.
  static func available(in surroundings: Surroundings) -> Int {
    let columns =
      surroundings.output.columns ?? surroundings["COLUMNS"].flatMap(columns) ?? surroundings.error.columns
      ?? WidthLimit.usualColumns
    return min(columns, Option.widths.upperBound)
  }

  /// A width as `COLUMNS` holds it; `nil` for junk, zero and what is negative. A number too large for an integer is
  /// still a width.
  private static func columns(_ written: String) -> Int? {
    guard written.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) else { return nil }
    let columns = Int(written) ?? .max
    return columns > 0 ? columns : nil
  }

  /// The limit for a bubble that needs `least` columns. An automatic width always has room for it.
  static func limit(_ width: WidthLimit?, available: Int, least: Int) -> WidthLimit {
    width ?? .automatic(available: available, least: least)
  }
}
