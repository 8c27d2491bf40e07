import CTestSupport
import Glibc

/// How to start a program: its words and its environment, and nothing else of the process that starts it.
package struct Launch {
  /// A path, or a name that is looked up in `PATH`.
  package var program: String
  /// Without the program's own name.
  package var arguments: [[UInt8]]
  package var environment: [String: String]
  package var ignoresBrokenPipes = false
  /// Makes the first terminal that the program opens its controlling terminal.
  package var startsSession = false

  package init(program: String, arguments: [[UInt8]], environment: [String: String]) {
    self.program = program
    self.arguments = arguments
    self.environment = environment
  }

  package struct Failure: Error, CustomStringConvertible {
    package let program: String
    package let code: Int32
    package var description: String { "cannot start \(program): \(String(cString: strerror(code)))" }
  }

  /// Starts it.
  ///
  /// - Parameter connect: Connects its standard streams; the others are closed in it, as long as they are opened with
  ///   `O_CLOEXEC`.
  package func start(_ connect: (inout posix_spawn_file_actions_t) -> Void) throws -> ChildProcess {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    connect(&actions)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    setSignals(&attributes)
    let words = ([Array(name.utf8)] + arguments).map(Self.copy) + [nil]
    let variables = environment.map { Self.copy(Array("\($0)=\($1)".utf8)) } + [nil]
    defer { for string in words + variables { free(string) } }
    var process: pid_t = 0
    let code = posix_spawnp(&process, program, &actions, &attributes, words, variables)
    guard code == 0 else { throw Failure(program: program, code: code) }
    return ChildProcess(identifier: process)
  }

  private var name: String { program.split(separator: "/").last.map(String.init) ?? program }

  /// Nothing is blocked, and nothing that a terminal or a reader causes is ignored, even if the tests were started so.
  private func setSignals(_ attributes: inout posix_spawnattr_t) {
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for signal in [SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP] { sigaddset(&signals, signal) }
    if !ignoresBrokenPipes { sigaddset(&signals, SIGPIPE) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    let flags = Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF) | (startsSession ? new_session_spawn_flag() : 0)
    posix_spawnattr_setflags(&attributes, flags)
  }

  private static func copy(_ bytes: [UInt8]) -> UnsafeMutablePointer<CChar>? {
    (bytes + [0]).withUnsafeBytes { strdup($0.assumingMemoryBound(to: CChar.self).baseAddress!) }
  }
}
