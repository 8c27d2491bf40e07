import SpeechBubble
import TerminalText

/// How the bubble is shown: what the settings ask for, and where they leave it open, what suits the surroundings.
struct Presentation {
  let options: RenderOptions
  let depth: ColorDepth
  let appearance: Appearance
  let controls: ControlPolicy
  /// The columns in which the bubble is placed.
  let available: Int

  init(_ settings: Settings, in surroundings: Surroundings) {
    depth =
      ColorDecision(
        choice: settings.color, format: settings.format, surroundings: surroundings,
        isTerminal: surroundings.output.isTerminal && settings.output == .standardOutput
      ).depth
    appearance = Appearance(rawValue: settings.appearance.rawValue) ?? .unknown
    controls = settings.controlPolicy(at: depth)
    available = WidthDecision.available(in: surroundings)
    options = Self.renderOptions(settings, in: surroundings, available: available)
  }

  private static func renderOptions(
    _ settings: Settings, in surroundings: Surroundings, available: Int
  ) -> RenderOptions {
    let decision = GlyphDecision(
      choice: settings.glyphs ?? settings.modeGlyphs, ambiguousWidth: settings.ambiguousWidth,
      preferred: settings.presetGlyphs, surroundings: surroundings)
    let width = WidthDecision.limit(
      settings.width, available: available, least: settings.bubble.leastColumns(with: settings.decoration))
    var options = RenderOptions(width: width, glyphs: decision.glyphs)
    options.wrapping = settings.wrapping
    options.metrics.isAmbiguousWide = settings.ambiguousWidth == .two
    options.metrics.emojiWidth = settings.emojiWidth
    options.metrics.tabSize = settings.tabSize
    options.decoration = settings.decoration
    options.isolatesRightToLeft = settings.isolates && decision.allowsIsolates
    options.isOpen = settings.frame == .open
    return options
  }

  /// The blank columns before a bubble so wide.
  func indent(_ placement: Placement, columns: Int) -> Int {
    let spare = max(0, available - columns)
    return switch placement {
    case .left: 0
    case .center: spare / 2
    case .right: spare
    }
  }
}
