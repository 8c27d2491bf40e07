import TestSupport
import Testing

@testable import SpeechBubble

/// Compares a whole picture, and checks the laws that every picture keeps.
///
/// - Parameter keepsOutline: Off for what the outline law does not speak of: no border, blocks, rows over the border.
func expectPicture(
  _ grid: Grid, _ expected: String, keepsOutline: Bool = true, sourceLocation: SourceLocation = #_sourceLocation
) {
  let picture = grid.picture
  if picture != expected {
    Issue.record(Comment(rawValue: difference(picture, expected)), sourceLocation: sourceLocation)
  }
  if keepsOutline {
    let violations = OutlineLaw(picture).violations
    #expect(violations == [], Comment(rawValue: "\n" + picture), sourceLocation: sourceLocation)
  }
}

/// Both pictures with blanks as `·`, the first row that differs marked.
private func difference(_ picture: String, _ expected: String) -> String {
  let (drawn, wanted) = (rows(picture), rows(expected))
  let first = (0..<max(drawn.count, wanted.count)).first { row in
    row >= drawn.count || row >= wanted.count || drawn[row] != wanted[row]
  }
  func show(_ rows: [Substring]) -> String {
    rows.enumerated().map { ($0 == first ? "> " : "  ") + $1.map { $0 == " " ? "·" : String($0) }.joined() }
      .joined(separator: "\n")
  }
  return "drawn:\n\(show(drawn))\nexpected:\n\(show(wanted))"
}

private func rows(_ picture: String) -> [Substring] {
  picture.split(separator: "\n", omittingEmptySubsequences: false)
}
