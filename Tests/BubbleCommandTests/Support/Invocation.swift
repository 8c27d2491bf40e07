import Glibc
import TestSupport

/// One run of the program, in an environment that holds only what the test puts into it.
///
///     try Invocation("-w", "2", "x").run().status  // 2
struct Invocation {
  var arguments: [[UInt8]]
  var environment = ["LC_ALL": "C.UTF-8"]
  var input = Stream.path("/dev/null")
  var output = Stream.captured
  var error = Stream.captured
  var terminalColumns = 80
  var ignoresBrokenPipes = false
  /// How long a run may take, even of a program without optimisation on a busy machine.
  var secondsAllowed = 60.0

  init(_ arguments: String...) { self.arguments = arguments.map { Array($0.utf8) } }
  init(arguments: [String]) { self.arguments = arguments.map { Array($0.utf8) } }
  init(bytes: [[UInt8]]) { arguments = bytes }

  func with(_ change: (inout Invocation) -> Void) -> Invocation {
    var copy = self
    change(&copy)
    return copy
  }

  func run() throws -> Outcome {
    let path = try BuiltProgram.path()
    let inputFile = CapturedFile(inputBytes)
    let outputFile = CapturedFile()
    let errorFile = CapturedFile()
    let terminal = Terminal(columns: terminalColumns)
    let pipe = Pipe()
    let descriptors = [inputFile.descriptor, outputFile.descriptor, errorFile.descriptor]
    var process = try launch(path).start { actions in
      for (number, stream) in [input, output, error].enumerated() {
        connect(stream, Int32(number), descriptors[number], terminal, pipe, &actions)
      }
      if output == .brokenPipe { pipe.closeReader() }
    }
    guard let status = process.wait(seconds: secondsAllowed) else { throw TookTooLong(seconds: secondsAllowed) }
    return Outcome(
      status: status.inShell, outputBytes: outputFile.contents, errorBytes: errorFile.contents,
      terminalBytes: terminal.drain())
  }

  struct TookTooLong: Error, CustomStringConvertible {
    let seconds: Double
    var description: String { "bubble was killed after \(seconds) s" }
  }

  private var inputBytes: [UInt8] {
    if case .bytes(let bytes) = input { bytes } else { [] }
  }

  private func connect(
    _ stream: Stream, _ number: Int32, _ file: Int32, _ terminal: borrowing Terminal, _ pipe: borrowing Pipe,
    _ actions: inout posix_spawn_file_actions_t
  ) {
    switch stream {
    case .bytes, .captured: posix_spawn_file_actions_adddup2(&actions, file, number)
    case .closed: posix_spawn_file_actions_addclose(&actions, number)
    case .path(let path):
      posix_spawn_file_actions_addopen(&actions, number, path, number == STDIN_FILENO ? O_RDONLY : O_RDWR, 0)
    case .appended(let path): posix_spawn_file_actions_addopen(&actions, number, path, O_WRONLY | O_APPEND, 0)
    case .terminal: posix_spawn_file_actions_adddup2(&actions, terminal.slave, number)
    case .silentPipe: posix_spawn_file_actions_adddup2(&actions, pipe.reader, number)
    case .brokenPipe: posix_spawn_file_actions_adddup2(&actions, pipe.writer, number)
    }
  }

  private func launch(_ path: String) -> Launch {
    var launch = Launch(program: path, arguments: arguments, environment: environment)
    launch.ignoresBrokenPipes = ignoresBrokenPipes
    return launch
  }
}
