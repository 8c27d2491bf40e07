/// The break tests of UAX #14 and UAX #29, one a line: scalars in hexadecimal, each followed by `|` where there is a break
/// after it and by `-` where there is none.
enum BreakTests {
  static func compact(_ lines: [Substring]) -> String {
    lines.compactMap { line -> String? in
      let words = line.prefix { $0 != "#" }.split(separator: " ").map { $0.filter { !$0.isWhitespace } }
      guard words.count > 2 else { return nil }
      return words.dropFirst().map { $0 == "÷" ? "|" : $0 == "×" ? "-" : $0 }.joined() + "\n"
    }.joined()
  }
}
