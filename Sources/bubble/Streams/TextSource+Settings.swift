import BubbleFiles
import TerminalText

extension TextSource {
  /// Text on the command line, or in the file that properties are taken from, never waits for standard input. A file
  /// named, even `-`, is read whatever it is; without one a terminal is not, since nobody would know what it waits for.
  ///
  /// - Returns: `nil` if there is no text.
  init?(_ settings: Settings, in surroundings: Surroundings) {
    if let text = settings.givenText {
      self = .given(text)
    } else if let path = settings.input {
      self = path.isStandardStream ? .standardInput : .file(path)
    } else if let text = settings.documentText {
      self = .given(text)
    } else if !surroundings.input.isTerminal {
      self = .standardInput
    } else {
      return nil
    }
  }

  /// - Throws: ``UsageError/noText`` if there is no text.
  init(requiredBy settings: Settings, in surroundings: Surroundings) throws(UsageError) {
    guard let source = TextSource(settings, in: surroundings) else { throw .noText }
    self = source
  }

  /// The whole text, as it may be shown.
  func filtered(for presentation: Presentation) throws(Failure) -> StyledText {
    var filter = ControlFilter(policy: presentation.controls, isASCII: presentation.options.glyphs.isASCII)
    try read { filter.feed($0) }
    return filter.finish()
  }
}
