import SpeechBubble

extension Design {
  /// How the design is drawn: as it says itself, and where it leaves that open, by `options`.
  ///
  /// - Parameters:
  ///   - options: What the terminal and the command line say; their width is not looked at.
  ///   - automaticColumns: The columns of a bubble whose width is left open.
  package func renderOptions(_ options: RenderOptions, automaticColumns: Int) -> RenderOptions {
    var options = options
    options.width = width ?? .automatic(available: automaticColumns, least: bubble.leastColumns(with: decoration))
    options.glyphs = glyphs ?? options.glyphs
    options.decoration = decoration
    return options
  }
}
