import SpeechBubble
import TerminalText

/// Draws tooltips into a text, each with the tip of its tail at what it points at.
///
///     let help = "  -v, --verbose  print more"
///     try annotate(help, with: [Tooltip("Shows every step", at: .text("--verbose"))], columns: 80).picture
///     //   -v, --verbose  print more
///     //          /\
///     // .-------'  '-------.
///     // | Shows every step |
///     // '------------------'
///
/// The lines of the text are never changed, wrapped or reordered. Nothing is drawn over them, nothing drawn is wider than
/// the page, and no two tooltips overlap.
///
/// - Parameters:
///   - columns: Of the page. A line that is longer goes on in the terminal's next row, and is pointed at there.
///   - glyphs: The characters that draw the bubbles.
///   - controls: What becomes of control characters and escape sequences in the texts.
/// - Throws: ``TooltipError``, if an anchor does not occur or a bubble has not even room for one wide character.
/// - Complexity: O(*n*) in the text for each tooltip.
public func annotate(
  _ text: String, with tooltips: [Tooltip], columns: Int, glyphs: GlyphSet = .ascii, controls: ControlPolicy = .keep
) throws(TooltipError) -> AnnotatedText {
  var options = RenderOptions(glyphs: glyphs)
  options.isolatesRightToLeft = glyphs != .ascii
  let ranges = tooltips.compactMap { if case .range(let range) = $0.anchor { range } else { nil } }
  let filtered = FilteredString(text, ranges, policy: controls, isASCII: glyphs == .ascii)
  return try annotate(
    filtered.text, with: tooltips, columns: columns, options: options, controls: controls,
    range: { filtered.bytes(of: $0) })
}

/// The same for text that was filtered elsewhere, with all that can be chosen of how bubbles are drawn but their width,
/// which each tooltip has for itself. Ranges are of the string that the text's UTF-8 makes.
///
/// - Parameter controls: What becomes of control characters in the tooltips' texts.
public func annotate(
  _ text: StyledText, with tooltips: [Tooltip], columns: Int, options: RenderOptions,
  controls: ControlPolicy = .keep
) throws(TooltipError) -> AnnotatedText {
  let string = String(decoding: text.utf8, as: UTF8.self)
  return try annotate(
    text, with: tooltips, columns: columns, options: options, controls: controls,
    range: { string.utf8Offset(of: $0.lowerBound)..<string.utf8Offset(of: $0.upperBound) })
}

private func annotate(
  _ text: StyledText, with tooltips: [Tooltip], columns: Int, options: RenderOptions, controls: ControlPolicy,
  range: (Range<String.Index>) -> Range<Int>
) throws(TooltipError) -> AnnotatedText {
  let page = HelpPage(text, metrics: options.metrics, columns: columns)
  var spans: [AnchorSpans] = []
  for (number, tooltip) in tooltips.enumerated() {
    spans.append(try page.spans(of: tooltip.anchor, tooltip: number, range: range))
  }
  let texts = tooltips.map { StyledText($0.bubble.text, policy: controls, isASCII: options.glyphs == .ascii) }
  let placement = try PagePlacement(page, tooltips, texts: texts, spans: spans, options: options)
  do throws(BubbleError) {
    return try RowComposer.compose(placement)
  } catch {
    preconditionFailure("a bubble that was measured cannot be drawn: \(error)")
  }
}
