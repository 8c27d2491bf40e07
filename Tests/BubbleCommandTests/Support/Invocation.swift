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
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    let descriptors = [inputFile.descriptor, outputFile.descriptor, errorFile.descriptor]
    for (number, stream) in [input, output, error].enumerated() {
      connect(stream, Int32(number), descriptors[number], terminal, pipe, &actions)
    }
    if output == .brokenPipe { pipe.closeReader() }
    let process = try spawn(path, &actions)
    let status = Self.wait(for: process)
    return Outcome(
      status: status, outputBytes: outputFile.contents, errorBytes: errorFile.contents,
      terminalBytes: terminal.drain())
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

  private func spawn(_ path: String, _ actions: inout posix_spawn_file_actions_t) throws -> pid_t {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    if !ignoresBrokenPipes {
      var signals = sigset_t()
      sigemptyset(&signals)
      sigaddset(&signals, SIGPIPE)
      posix_spawnattr_setsigdefault(&attributes, &signals)
      posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    }
    let argv = ([Array("bubble".utf8)] + arguments).map(Self.copy) + [nil]
    let variables = environment.map { Self.copy(Array("\($0)=\($1)".utf8)) } + [nil]
    defer { for string in argv + variables { free(string) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, path, &actions, &attributes, argv, variables)
    guard code == 0 else { throw SpawnFailure(code: code) }
    return process
  }

  struct SpawnFailure: Error { let code: Int32 }

  private static func copy(_ bytes: [UInt8]) -> UnsafeMutablePointer<CChar>? {
    (bytes + [0]).withUnsafeBytes { strdup($0.assumingMemoryBound(to: CChar.self).baseAddress!) }
  }

  private static func wait(for process: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) == -1 && errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? status >> 8 & 0xFF : 128 + signal
  }
}
