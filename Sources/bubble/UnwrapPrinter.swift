import Conversation
import TerminalText

/// `--unwrap`: bubbles in, their text out.
struct UnwrapPrinter {
  private let settings: Settings
  private let source: TextSource

  init(_ settings: Settings, in surroundings: Surroundings) throws(UsageError) {
    self.settings = settings
    source = try TextSource(requiredBy: settings, in: surroundings)
  }

  func run() throws {
    // Colours are of the picture, not of what it says, and so are the marks around right-to-left text.
    var filter = ControlFilter(policy: .strip)
    try source.read { filter.feed($0) }
    var unwrapper = Unwrapper()
    unwrapper.keepsBreaks = settings.keepsBreaks
    unwrapper.metrics.isAmbiguousWide = settings.ambiguousWidth == .two
    unwrapper.metrics.tabSize = settings.tabSize
    try settings.output.write(unwrapper.text(of: filter.finish()))
  }
}
