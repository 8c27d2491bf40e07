import Glibc

/// A tmux server of its own, with no configuration and no session yet, and the client that talks to it.
///
/// Every call starts a client, which takes some milliseconds: commands that belong together go in one call.
package struct TmuxServer: ~Copyable {
  /// Holds the socket, and whatever else a session writes.
  let folder = TemporaryFolder()
  let program: String

  package struct Missing: Error, CustomStringConvertible {
    let program: String
    package var description: String { "no program \(program): install tmux: apt-get install tmux" }
  }

  package struct Failure: Error, CustomStringConvertible {
    let commands: [[String]]
    let reason: String
    package var description: String {
      "tmux \(commands.map { $0.joined(separator: " ") }.joined(separator: " ; ")): \(reason)"
    }
  }

  package init(program: String = "tmux") { self.program = program }

  /// Carries out commands until one fails.
  ///
  /// - Returns: What they printed.
  @discardableResult
  package func run(_ commands: [String]...) throws -> String { try run(commands) }

  @discardableResult
  func run(_ commands: [[String]]) throws -> String {
    let words = commands.map { $0.map(Self.escaped) }.joined(separator: [";"])
    let runner = ProcessRunner(
      program, arguments: ["-u", "-S", folder.file("socket"), "-f", "/dev/null"] + words, environment: Self.environment)
    do {
      let outcome = try runner.run()
      guard outcome.status == 0 else { throw Failure(commands: commands, reason: outcome.errors) }
      return outcome.output
    } catch let failure as Launch.Failure where failure.code == ENOENT {
      throw Missing(program: program)
    }
  }

  /// What every program inside starts from; the locale comes with each session, which may want another.
  private static var environment: [String: String] {
    ProcessRunner.plainEnvironment.filter { $0.key == "PATH" }
  }

  /// A semicolon at the end of a word would end the command.
  private static func escaped(_ word: String) -> String { word.hasSuffix(";") ? word.dropLast() + "\\;" : word }

  deinit { _ = try? run(["kill-server"]) }
}
