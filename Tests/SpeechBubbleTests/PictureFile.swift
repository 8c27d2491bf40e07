import Foundation
import Testing

/// Compares text with a file of pictures beside the tests. A file that is missing is recorded, which fails the test: look
/// at it, then run again. To record one anew, delete it.
func expectPictureFile(
  _ name: String, extension fileExtension: String = "txt", _ text: String, testFile: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let file = URL(filePath: testFile).deletingLastPathComponent().appending(path: "Pictures/\(name).\(fileExtension)")
  guard let recorded = try? String(contentsOf: file, encoding: .utf8) else {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
    Issue.record("recorded \(name); look at it, then run again", sourceLocation: sourceLocation)
    return
  }
  guard recorded != text else { return }
  let (old, new) = (
    recorded.split(separator: "\n", omittingEmptySubsequences: false),
    text.split(separator: "\n", omittingEmptySubsequences: false)
  )
  let line = zip(old, new).enumerated().first { $1.0 != $1.1 }?.offset ?? min(old.count, new.count)
  func around(_ lines: [Substring]) -> String {
    lines[max(line - 6, 0)..<min(line + 3, lines.count)].joined(separator: "\n")
  }
  Issue.record(
    "\(name), line \(line + 1)\nrecorded:\n\(around(old))\ndrawn:\n\(around(new))", sourceLocation: sourceLocation)
}
