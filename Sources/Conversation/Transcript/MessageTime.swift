/// When something was said.
public enum MessageTime: Hashable, Sendable {
  /// Seconds since 1970-01-01T00:00:00Z.
  case instant(Int64)
  /// In words of its own.
  case written(String)

  /// Seconds, or milliseconds if seconds would be in the far future.
  init(number: Double) {
    let seconds = abs(number) < Self.leastMilliseconds ? number : number / 1000
    self = Int64(exactly: seconds.rounded(.down)).map { .instant($0) } ?? .written("\(number)")
  }

  private static let leastMilliseconds = 1e11

  /// A time of ISO 8601 (`2024-05-01T12:30:00Z`, `2024-05-01 12:30+09:00`), which is one of UTC if it does not say so;
  /// or else words.
  init(_ written: String) { self = Self.seconds(Array(written.utf8)).map { .instant($0) } ?? .written(written) }

  private static func seconds(_ text: [UInt8]) -> Int64? {
    var reader = TimeReader(text)
    guard let year = reader.number(4), reader.take("-"), let month = reader.number(2), reader.take("-"),
      let day = reader.number(2), 1...12 ~= month, 1...31 ~= day,
      reader.take("T") || reader.take("t") || reader.take(" "),
      let hour = reader.number(2), reader.take(":"), let minute = reader.number(2), 0...24 ~= hour, 0...59 ~= minute
    else { return nil }
    let second = reader.take(":") ? reader.number(2) : 0
    guard let second, reader.skipFraction(), let offset = reader.offset(), reader.isAtEnd else { return nil }
    return days(year, month, day) * 86_400 + hour * 3600 + minute * 60 + second - offset
  }

  /// Days since 1970-01-01 in the Gregorian calendar (Howard Hinnant, "chrono-compatible low-level date algorithms").
  private static func days(_ year: Int64, _ month: Int64, _ day: Int64) -> Int64 {
    let year = month <= 2 ? year - 1 : year
    let era = year / 400
    let yearOfEra = year % 400
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }
}

/// Reads the parts of a written time.
private struct TimeReader {
  private var rest: ArraySlice<UInt8>

  init(_ text: [UInt8]) { rest = text[...] }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: character) else { return false }
    rest.removeFirst()
    return true
  }

  /// A number of so many digits.
  mutating func number(_ digits: Int) -> Int64? {
    let text = rest.prefix(digits)
    guard text.count == digits, text.allSatisfy({ 0x30...0x39 ~= $0 }) else { return nil }
    rest.removeFirst(digits)
    return text.reduce(0) { $0 * 10 + Int64($1 - 0x30) }
  }

  /// - Returns: Whether what starts like a fraction is one.
  mutating func skipFraction() -> Bool {
    guard take(".") || take(",") else { return true }
    let digits = rest.prefix { 0x30...0x39 ~= $0 }
    rest.removeFirst(digits.count)
    return !digits.isEmpty
  }

  /// Seconds ahead of UTC.
  mutating func offset() -> Int64? {
    if isAtEnd || take("Z") || take("z") { return 0 }
    let sign: Int64 = take("+") ? 1 : take("-") ? -1 : 0
    guard sign != 0, let hours = number(2) else { return nil }
    let hasMinutes = take(":") || !isAtEnd
    guard let minutes = hasMinutes ? number(2) : 0 else { return nil }
    return sign * (hours * 3600 + minutes * 60)
  }
}
