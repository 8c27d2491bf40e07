import Playground
import SpeechBubble
import TerminalText

/// A Swift program made from a design, and what it should print.
struct ExportedProgram {
  let source: String
  let output: [UInt8]

  /// - Parameter adjust: Changes options that designs have no place for.
  init(
    _ design: Design, controls: ControlPolicy = .keep, adjust: (inout RenderOptions) -> Void = { _ in }
  ) throws {
    var options = RenderOptions()
    adjust(&options)
    source = SwiftSource(design, automaticColumns: Design.automaticColumns, options: options, controls: controls).text
    options.width = design.width ?? .atMost(max(Design.automaticColumns, design.bubble.leastColumns))
    options.glyphs = design.glyphs ?? options.glyphs
    output = try design.bubble.output(options, controls: controls)
  }
}
