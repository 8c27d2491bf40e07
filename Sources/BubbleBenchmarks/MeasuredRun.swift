import Glibc
import TestSupport

/// A program run to its end with a file as its input and its output thrown away.
struct MeasuredRun: CustomStringConvertible {
  /// Processor time, user and system.
  let seconds: Double
  /// The most memory it had at any time.
  let kilobytes: Double

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private static let secondsAllowed = 120.0

  init(_ arguments: [String], input: String) throws {
    let launch = Launch(
      program: arguments[0], arguments: arguments.dropFirst().map { Array($0.utf8) }, environment: [:])
    var process = try launch.start { actions in
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, input, O_RDONLY, 0)
      posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
      posix_spawn_file_actions_adddup2(&actions, STDERR_FILENO, STDERR_FILENO)
    }
    guard process.wait(seconds: Self.secondsAllowed) == .exited(0) else {
      throw Failure(description: "\(arguments[0]) failed")
    }
    seconds = process.processorSeconds()
    kilobytes = process.peakKilobytes() ?? 0
  }

  var description: String { "\((seconds * 100).rounded() / 100) s, \((kilobytes / 100).rounded() / 10) MB" }
}
