import BubbleFiles
import HelpTooltip
import SpeechBubble
import TerminalText

/// `--tooltip`: the input, with bubbles in it that point at what is asked for.
struct TooltipPrinter {
  private let settings: Settings
  private let surroundings: Surroundings
  private let presentation: Presentation
  /// `nil` where one bubble stands alone.
  private let source: TextSource?

  /// Decides everything that can be wrong with the command line but targets that are not there.
  init(_ settings: Settings, in surroundings: Surroundings) throws(UsageError) {
    var settings = settings
    let isAlone = settings.tooltips.contains { $0.target == nil }
    if !isAlone { settings.bubble.arrowPosition = .top }
    self.settings = settings
    self.surroundings = surroundings
    presentation = Presentation(settings, in: surroundings)
    source = isAlone ? nil : try TextSource(requiredBy: settings, in: surroundings)
    try BubblePrinter.checkWidth(settings)
  }

  func run() throws {
    guard let source else { return try printAlone() }
    let text = try source.filtered(for: presentation)
    let annotated = try annotate(text, tooltips)
    if settings.isAccessible {
      try presentation.write(annotate(text, []), then: labels, to: settings.output)
    } else {
      try presentation.write(annotated, to: settings.output)
    }
  }

  /// The tooltips in words, a line each, as a screen reader would say them.
  private var labels: String {
    settings.tooltips.map { request in
      let target = String(decoding: request.target?.option.value ?? [], as: UTF8.self)
      let words = request.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      return "Tooltip at \(target): \(words)\n"
    }.joined()
  }

  private func printAlone() throws {
    var settings = settings
    settings.text = settings.tooltips[0].option.value ?? []
    settings.width = settings.width ?? Tooltip.usualWidth.limited(to: presentation.available)
    settings.bubble.arrowPosition = settings.side.tailEdge ?? settings.bubble.arrowPosition
    try BubblePrinter(settings, in: surroundings).run()
  }

  private func annotate(_ text: StyledText, _ tooltips: [Tooltip]) throws(UsageError) -> AnnotatedText {
    do throws(TooltipError) {
      return try HelpTooltip.annotate(
        text, with: tooltips, columns: presentation.pageColumns(for: settings.bubble), options: presentation.options,
        controls: presentation.controls)
    } catch {
      throw UsageError(error, settings.tooltips, text)
    }
  }

  private var tooltips: [Tooltip] {
    settings.tooltips.compactMap { request in
      request.target.map { target in
        var tooltip = Tooltip(settings.bubble.text(request.text), at: target.anchor)
        tooltip.side = request.side ?? settings.side
        tooltip.width = settings.width ?? tooltip.width
        return tooltip
      }
    }
  }
}
