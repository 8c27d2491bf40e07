import TestSupport
import Testing

/// The examples of the README that show tooltips, run.
@Suite struct ReadmeTests {
  @Test func swiftExampleCompilesAndPrintsWhatIsShown() throws {
    let blocks = try Readme.blocks(after: "<!-- tooltip -->")
    #expect(blocks[0].split(separator: "\n", omittingEmptySubsequences: false).count <= 15)
    let folder = TemporaryFolder()
    folder.write(blocks[0] + "\n", to: "0.swift")
    let modules = ["HelpTooltip", "SpeechBubble", "TerminalText"]
    let status = try SwiftCompiler.runPrograms(0..<1, modules: modules, in: folder)
    #expect(status == 0, "\(folder.contents(of: "log"))")
    #expect(folder.contents(of: "0.out") == blocks[1] + "\n")
  }

  @Test func explanationIsWhatIsShown() throws {
    let lines = try Readme.blocks(after: "<!-- explain -->")[0].split(separator: "\n", omittingEmptySubsequences: false)
    let words = lines[0].split(separator: " ").map(String.init)
    #expect(words.prefix(2) == ["$", "bubble"])
    let runner = ProcessRunner(try BuiltProgram.path(), arguments: Array(words.dropFirst(2)))
    #expect(try runner.run().output == lines.dropFirst().joined(separator: "\n") + "\n")
  }

  /// The packages that the tests ask for are those that the README says to install.
  @Test func packagesAreInTheTestCommand() throws {
    let command = try Readme.blocks(after: "<!-- test -->")[0].split(separator: " ").map(String.init)
    // These are on every Debian system.
    let essential = ["coreutils", "grep", "tar"]
    for program in HelpProgram.all where !program.package.isEmpty && !essential.contains(program.package) {
      #expect(command.contains(program.package))
    }
  }
}
