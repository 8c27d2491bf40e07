import FoundationEssentials

/// Writes the tables and test data that come from the Unicode Character Database, or with `--check` says which of the
/// files in the package are not what it would write. Run from the package's root:
///
///     swift run UnicodeTableGenerator [--check] [folder]
///
/// The folder is that of Debian's package `unicode-data`.
@main
struct Main {
  static func main() throws {
    var arguments = CommandLine.arguments.dropFirst()
    let isCheck = arguments.first == "--check"
    if isCheck { arguments.removeFirst() }
    let database = UnicodeDatabase(folder: arguments.first ?? "/usr/share/unicode")
    let files = try generatedFiles(from: database)
    if isCheck {
      try check(files)
    } else {
      for (path, text) in files { try text.write(to: URL(filePath: path), atomically: true, encoding: .utf8) }
    }
  }

  private static func generatedFiles(from database: UnicodeDatabase) throws -> [(path: String, text: String)] {
    let records = try ScalarRecords(database)
    let resources = "Tests/TerminalTextTests/Resources/"
    return [
      ("Sources/TerminalText/Unicode/ScalarTables.swift", TableSource(records, version: try database.version()).text),
      (resources + "LineBreakTest.txt", try BreakTests.compact(database.lines("auxiliary/LineBreakTest.txt"))),
      (resources + "GraphemeBreakTest.txt", try BreakTests.compact(database.lines("auxiliary/GraphemeBreakTest.txt"))),
      (resources + "EmojiTest.txt", try EmojiTests.compact(database.lines("emoji/emoji-test.txt"))),
      (resources + "EastAsianWidth.txt", try EastAsianWidthTests.compact(database)),
    ]
  }

  private static func check(_ files: [(path: String, text: String)]) throws {
    let stale = files.filter { (try? String(contentsOf: URL(filePath: $0.path), encoding: .utf8)) != $0.text }
    for file in stale { print("\(file.path) is not what the Unicode Character Database gives") }
    guard stale.isEmpty else { throw Stale() }
    print("\(files.count) generated files are up to date")
  }

  private struct Stale: Error {}
}
