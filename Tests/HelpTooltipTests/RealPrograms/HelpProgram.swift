import TestSupport

/// A program on this machine, whose help is captured when the tests run.
struct HelpProgram: CustomStringConvertible, Sendable {
  let words: [String]
  /// The Debian package that it comes with.
  let package: String

  static let all = [
    HelpProgram("ls --help", from: "coreutils"), HelpProgram("git commit -h", from: "git"),
    HelpProgram("tar --help", from: "tar"), HelpProgram("grep --help", from: "grep"),
    HelpProgram("sort --help", from: "coreutils"), HelpProgram("curl --help all", from: "curl"),
    HelpProgram("make --help", from: "make"), HelpProgram("python3 --help", from: "python3"),
    HelpProgram("swift build --help", from: nil),
  ]

  init(_ command: String, from package: String?) {
    words = command.split(separator: " ").map(String.init)
    self.package = package ?? ""
  }

  var description: String { words.joined(separator: " ") }

  struct Missing: Error, CustomStringConvertible {
    let program: HelpProgram
    let reason: String
    var description: String {
      let package = program.package
      return "`\(program)`: \(reason); "
        + (package.isEmpty ? "it comes with the Swift toolchain, put that into PATH" : "install the package \(package)")
    }
  }

  /// What the program prints, on whichever stream.
  func help() throws -> String {
    var runner = ProcessRunner(words[0], arguments: Array(words.dropFirst()))
    runner.seconds = 120
    let outcome: Outcome
    do { outcome = try runner.run() } catch { throw Missing(program: self, reason: "\(error)") }
    let text = outcome.output.isEmpty ? outcome.errors : outcome.output
    guard text.contains("-") else { throw Missing(program: self, reason: "it printed no help but '\(text)'") }
    return text
  }
}
