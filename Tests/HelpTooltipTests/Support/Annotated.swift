import HelpTooltip
import SpeechBubble
import Testing

/// The picture of a text with tooltips.
func picture(
  _ text: String, _ tooltips: Tooltip..., columns: Int = 80, glyphs: GlyphSet = .ascii
) throws -> String {
  try annotate(text, with: tooltips, columns: columns, glyphs: glyphs).picture
}

extension Tooltip {
  func side(_ side: Side) -> Tooltip {
    var copy = self
    copy.side = side
    return copy
  }

  func width(_ width: WidthLimit) -> Tooltip {
    var copy = self
    copy.width = width
    return copy
  }
}

/// The first cell of the only tip there is, from 0.
func tipColumn(
  _ text: String, at anchor: TextAnchor, columns: Int = 80, sourceLocation: SourceLocation = #_sourceLocation
) throws -> Int {
  let page = PrintedPage(try picture(text, Tooltip("tip", at: anchor), columns: columns), of: text)
  expectSound(page, columns: columns, sourceLocation: sourceLocation)
  #expect(page.tips.count == 1, sourceLocation: sourceLocation)
  return try #require(page.tips.first, sourceLocation: sourceLocation).column
}
