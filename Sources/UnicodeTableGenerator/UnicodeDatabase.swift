import FoundationEssentials

/// The files of the Unicode Character Database (UAX #44), read by their common format: fields parted by semicolons,
/// comments after `#`, a scalar or a range of them in the first field.
struct UnicodeDatabase {
  let folder: String

  struct Entry {
    var scalars: ClosedRange<Int>
    /// The fields after the first, without the blanks around them.
    var fields: [Substring]
  }

  func lines(_ file: String) throws -> [Substring] {
    try String(contentsOf: URL(filePath: folder + "/" + file), encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: true)
  }

  func entries(_ file: String) throws -> [Entry] {
    try lines(file).compactMap { line in
      let fields = line.prefix { $0 != "#" }.split(separator: ";", omittingEmptySubsequences: false).map(Self.trim)
      guard fields.count > 1, let scalars = Self.range(fields[0]) else { return nil }
      return Entry(scalars: scalars, fields: Array(fields.dropFirst()))
    }
  }

  /// The version, as the first line of a file has it: `# LineBreak-15.0.0.txt`.
  func version() throws -> String {
    let name = try lines("LineBreak.txt")[0]
    return String(name.split(separator: "-")[1].prefix { $0.isNumber || $0 == "." }.dropLast())
  }

  static func scalars(_ hex: some StringProtocol) -> [Int] {
    hex.split(separator: " ").compactMap { Int($0, radix: 16) }
  }

  private static func range(_ field: Substring) -> ClosedRange<Int>? {
    let ends = field.split(separator: ".").compactMap { Int($0, radix: 16) }
    guard let first = ends.first, let last = ends.last else { return nil }
    return first...last
  }

  private static func trim(_ field: Substring) -> Substring {
    let start = field.drop { $0 == " " || $0 == "\t" }
    guard let end = start.lastIndex(where: { $0 != " " && $0 != "\t" && $0 != "\r" }) else { return "" }
    return start[...end]
  }
}
