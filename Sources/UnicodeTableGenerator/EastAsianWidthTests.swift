/// The ranges of EastAsianWidth.txt: first and last scalar in hexadecimal, the width, the general category.
enum EastAsianWidthTests {
  static func compact(_ database: UnicodeDatabase) throws -> String {
    try database.lines("EastAsianWidth.txt").compactMap { line -> String? in
      guard !line.hasPrefix("#") else { return nil }
      let fields = line.split(separator: ";", maxSplits: 1)
      let ends = fields[0].split(separator: ".")
      let width = fields[1].prefix { $0.isLetter }
      let category = fields[1].drop { $0 != "#" }.dropFirst(2).prefix(2)
      return "\(ends[0]) \(ends[ends.count - 1]) \(width) \(category)\n"
    }.joined()
  }
}
