/// A moment as a clock on the wall shows it.
public struct LocalTime: Hashable, Sendable {
  public var year, month, day, hour, minute: Int

  public init(year: Int, month: Int, day: Int, hour: Int, minute: Int) {
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
  }

  /// `12:30`, and on another day than now `2024-05-01 12:30`.
  func written(now: LocalTime) -> String {
    let clock = Self.padded(hour, 2) + ":" + Self.padded(minute, 2)
    if (year, month, day) == (now.year, now.month, now.day) { return clock }
    return [Self.padded(year, 4), Self.padded(month, 2), Self.padded(day, 2)].joined(separator: "-") + " " + clock
  }

  private static func padded(_ number: Int, _ digits: Int) -> String {
    let written = String(number)
    return String(repeating: "0", count: max(0, digits - written.count)) + written
  }
}
