import Playground
import SpeechBubble
import TestSupport
import Testing

/// Exported commands, run by the shell.
@Suite struct ExportedCommandTests {
  @Test func twoHundredCommandsPrintTheirDesigns() throws {
    try expectOutputs(of: RandomDesign.designs(200, seed: 72))
  }

  @Test func everyFragmentComesThrough() throws {
    let texts = NastyText.fragments.flatMap { [$0, $0 + "\n", "a" + $0 + "\n\n", $0 + "\u{1B}[0m"] }
    try expectOutputs(of: texts.map { Design(Bubble($0, style: .line, arrowPosition: .bottom)) })
  }

  @Test func longTextsComeThrough() throws {
    let texts = [100_000, 150_000].map { String(repeating: "it's 100% long ", count: $0 / 15 + 1).prefix($0) }
    try expectOutputs(of: texts.map { Design(Bubble(String($0), style: .line, arrowPosition: .top)) })
  }

  /// Runs the commands of all designs in one shell, each into a file of its own.
  private func expectOutputs(of designs: [Design], sourceLocation: SourceLocation = #_sourceLocation) throws {
    let folder = TemporaryFolder()
    let commands = designs.map { ShellCommand($0, automaticColumns: Design.automaticColumns).text }
    let script = commands.enumerated().map { "{\n\($1)\n} >out-\($0) 2>error-\($0)\n" }.joined()
    #expect(try Shell.run(script, in: folder) == 0, "\(folder.contents(of: "log"))", sourceLocation: sourceLocation)
    for (number, (design, command)) in zip(designs, commands).enumerated() {
      let expected = try design.output()
      let printed = folder.bytes(of: "out-\(number)") + folder.bytes(of: "error-\(number)")
      // Compared first, since a report of all that is different would take minutes for the long ones.
      let isSame = printed == expected
      #expect(
        isSame, "\(command)\nprinted\n\(text(printed))in place of\n\(text(expected))", sourceLocation: sourceLocation)
      #expect(!holdsControls(command), "\(command.debugDescription)", sourceLocation: sourceLocation)
    }
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
