import TestSupport
import Testing

/// Expects so many bubbles in line glyphs, none torn or hidden in part, each with its text.
func expectBubbles(
  _ page: PrintedPage, count: Int, sourceLocation: SourceLocation = #_sourceLocation, text: (Int) -> String
) {
  let drawing = page.drawing
  let violations = OutlineLaw(drawing, bubbles: count).violations
  #expect(violations == [], "\n\(drawing)", sourceLocation: sourceLocation)
  for number in 0..<count {
    let pieces = drawing.split(separator: "│ \(text(number)) │", omittingEmptySubsequences: false)
    #expect(pieces.count == 2, "\(text(number))", sourceLocation: sourceLocation)
  }
}
