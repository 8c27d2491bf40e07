import TestSupport
import Testing

enum Readme {
  /// The blocks of code behind a mark, without their fences.
  static func blocks(after mark: String) throws -> [String] {
    let path = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4).joined(separator: "/")
    let outcome = try ProcessRunner("cat", path + "/README.md").run()
    let lines = outcome.output.split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex { $0 == mark }, "no \(mark) in README.md")
    let parts = lines[start...].split(omittingEmptySubsequences: false) { $0.hasPrefix("```") }
    return stride(from: 1, to: parts.count, by: 2).map { parts[parts.startIndex + $0].joined(separator: "\n") }
  }
}
