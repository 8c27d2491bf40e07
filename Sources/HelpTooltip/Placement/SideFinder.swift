import SpeechBubble
import TerminalText

/// Looks for blank room to the left or right of an anchor.
struct SideFinder {
  let page: HelpPage
  let options: RenderOptions

  /// Blank columns between the anchor and the tail's tip.
  private static let gap = 1

  /// The best place for a tooltip: that in which its tail is nearest to the middle of its edge.
  ///
  /// - Parameter isFree: Whether no other bubble is in the way.
  func place(
    _ tooltip: Tooltip, number: Int, text: StyledText, at spans: AnchorSpans, isFree: (SideBubble) -> Bool
  ) -> SideBubble? {
    let isLeft = tooltip.side == .left
    let span = isLeft ? spans.first : spans.last
    let room = isLeft ? span.columns.lowerBound - Self.gap : page.columns - span.columns.upperBound - Self.gap
    guard
      let bubble = try? MeasuredBubble(
        tooltip, tail: isLeft ? .right : .left, columns: room, text: text, options: options)
    else { return nil }
    let column = isLeft ? room - bubble.columns : span.columns.upperBound + Self.gap
    let middle = bubble.edgeLength / 2
    for place in bubble.tailPlaces.sorted(by: { (abs($0 - middle), $0) < (abs($1 - middle), $1) }) {
      let found = SideBubble(
        tooltip: number, bubble: bubble, tailPlace: place, firstLine: span.line - place, column: column)
      if isFree(found), isBlank(found) { return found }
    }
    return nil
  }

  /// Whether the bubble hides nothing and stands clear of all text.
  private func isBlank(_ side: SideBubble) -> Bool {
    side.lines.clamped(to: page.lines.indices).allSatisfy { line in
      page.isBlank(line: line, columns: side.column - 1..<side.columns.upperBound + 1)
    }
  }
}
