import Conversation
import Glibc

/// The clock on the wall: the time now, and the time zone that `TZ` or the system says.
enum WallClock {
  static var now: Int64 { Int64(time(nil)) }

  @Sendable static func localTime(_ seconds: Int64) -> LocalTime? {
    var moment = time_t(seconds)
    var parts = tm()
    guard localtime_r(&moment, &parts) != nil else { return nil }
    return LocalTime(
      year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday), hour: Int(parts.tm_hour),
      minute: Int(parts.tm_min))
  }
}
