import Conversation
import SpeechBubble

/// `--stream`: one bubble, drawn while its text arrives.
struct StreamPrinter {
  private let settings: Settings
  private let surroundings: Surroundings
  private let source: TextSource

  /// Decides everything that can be wrong with the command line.
  init(_ settings: Settings, in surroundings: Surroundings) throws(UsageError) {
    self.settings = settings
    self.surroundings = surroundings
    source = try TextSource(requiredBy: settings, in: surroundings)
    try BubblePrinter.checkWidth(settings)
  }

  func run() throws {
    // What a screen reader says is said at once.
    if settings.isAccessible { return try BubblePrinter(settings, in: surroundings).run() }
    let presentation = Presentation(settings, in: surroundings)
    let columns = presentation.liveColumns(least: settings.bubble.leastColumns)
    let bubble = try StreamingBubble(
      settings.bubble, columns: columns, options: presentation.options,
      output: presentation.bubbleOutput(settings.frame),
      indent: presentation.indent(settings.placement, columns: columns))
    try LiveRun.run(bubble, from: source, to: settings.output)
  }
}

extension Presentation {
  /// The columns of a bubble that is drawn before its text is known: as many as it may have.
  func liveColumns(least: Int) -> Int { options.width.columns ?? max(available, least) }

  func bubbleOutput(_ frame: FrameStyle) -> BubbleOutput {
    BubbleOutput(depth: depth, appearance: appearance, controls: controls, frame: frame)
  }
}
