import Playground
import SpeechBubble
import TestSupport
import Testing

/// Exported Swift programs, compiled and run.
@Suite struct ExportedProgramTests {
  @Test func programsCompileAndPrintTheirDesigns() throws {
    let programs = try RandomDesign.designs(5, seed: 72).map { try ExportedProgram($0) } + adjustedPrograms()
    let folder = TemporaryFolder()
    for (number, program) in programs.enumerated() { folder.write(program.source, to: "\(number).swift") }
    let modules = ["SpeechBubble", "TerminalText"]
    let status = try SwiftCompiler.runPrograms(programs.indices, modules: modules, in: folder)
    #expect(status == 0, "\(folder.contents(of: "log"))")
    for (number, program) in programs.enumerated() {
      #expect(!holdsControls(program.source))
      #expect(
        folder.bytes(of: "\(number).out") == program.output,
        "\(program.source)\nprinted\n\(folder.contents(of: "\(number).out"))")
    }
  }

  /// All fragments at once, and each way to say how a bubble is drawn.
  private func adjustedPrograms() throws -> [ExportedProgram] {
    let text = NastyText.fragments.joined(separator: " ")
    let design = Design(Bubble(text, style: .line, arrowPosition: .top))
    return [
      try ExportedProgram(design),
      try ExportedProgram(design, controls: .show),
      try ExportedProgram(Design(design.bubble, width: .exactly(40), glyphs: .ascii)) {
        $0.wrapping = .balanced
        $0.metrics.tabSize = 3
        $0.metrics.isAmbiguousWide = true
        $0.metrics.emojiWidth = .codePoints
        $0.isolatesRightToLeft = false
      },
      try ExportedProgram(Design(design.bubble, width: .unlimited)),
    ]
  }
}
