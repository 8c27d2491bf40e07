import Glibc
import TestSupport
import Testing

/// `--stream` and `--chat` while their input arrives.
@Suite struct LiveStreamTests {
  /// A run whose input is held open.
  private final class Run {
    private var process: ChildProcess
    private let input = Pipe()
    private let output = CapturedFile()

    init(_ arguments: String...) throws {
      var launch = Launch(
        program: try BuiltProgram.path(), arguments: arguments.map { Array($0.utf8) },
        environment: ["LC_ALL": "C.UTF-8"])
      launch.ignoresBrokenPipes = false
      let descriptors = [input.reader, output.descriptor, output.descriptor]
      process = try launch.start { actions in
        for (number, descriptor) in descriptors.enumerated() {
          posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(number))
        }
      }
    }

    func write(_ text: String) {
      let bytes = Array(text.utf8)
      precondition(Glibc.write(input.writer, bytes, bytes.count) == bytes.count)
    }

    var written: String { String(decoding: output.contents, as: UTF8.self) }

    func wait(for text: String) -> Bool { Deadline(seconds: 20).wait { written.hasSuffix(text) } }

    func send(_ signal: Int32) { process.send(signal) }

    func end() -> TestSupport.ExitStatus? { process.wait(seconds: 20) }
  }

  @Test func wordsAreOnTheWireWithTheByteAfterTheirEnd() throws {
    let run = try Run("--stream", "-w", "60")
    run.write("S")
    #expect(run.wait(for: "╮\n"))
    run.write("o")
    var row = "│"
    for word in ["So", "werden", "한국어", "слова", "(written)"] {
      if word != "So" { run.write(word) }
      run.write(" ")
      row += " " + word
      #expect(run.wait(for: row), "\(run.written)")
    }
    run.write("漢字")
    #expect(run.wait(for: row + " 漢"))
    run.send(SIGKILL)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP]) func aSignalClosesTheFrame(_ signal: Int32) throws {
    for (mode, text) in [("--stream", "one tw"), ("--chat", "{\"delta\":\"one tw\"}\n")] {
      let run = try Run(mode, "-w", "20", "--bubble-width", "100%", "-r", "0.1")
      run.write(text)
      #expect(run.wait(for: "│ one"))
      run.send(signal)
      #expect(run.end() == .signalled(signal))
      #expect(
        run.written == """
          ╭──────────────────╮
          │ one tw           │
          ╰╮  ╭──────────────╯
            ╲╱

          """)
    }
  }

  @Test func stopAndContinueGoOnWhereItWas() throws {
    let run = try Run("--stream", "-w", "20", "--color", "256", "--text-color", "red")
    run.write("one ")
    #expect(run.wait(for: "one"))
    run.send(SIGTSTP)
    #expect(run.wait(for: "one\u{1B}[0m"))
    run.send(SIGCONT)
    #expect(run.wait(for: "one\u{1B}[0m\u{1B}[31m"))
    run.write("two ")
    #expect(run.wait(for: "\u{1B}[31m two"))
    run.send(SIGTERM)
    #expect(run.end() == .signalled(SIGTERM))
  }

  @Test func messagesAreShownWithTheLineTheyStandIn() throws {
    let run = try Run("--chat", "-w", "20")
    run.write("{\"role\":\"user\",\"content\":\"hi\"}\n")
    #expect(run.wait(for: "│ hi │\n"))
    run.write("data: {\"choices\":[{\"delta\":{\"role\":\"assistant\",\"content\":\"well, \"}}]}\n")
    #expect(run.wait(for: "╰╮  ╭╯\n                ╲╱\n╭─────────────╮\n│ well,"))
    run.write("\ndata: [DONE]\n")
    #expect(run.wait(for: "╲╱\n"))
    run.send(SIGKILL)
  }

  /// Twenty times the text takes no more memory.
  @Test func memoryDoesNotGrowWithTheLength() throws {
    let line = "some words of an answer, \u{1B}[31min\u{1B}[0m 한국어 too, "
    let peaks = try [20_000, 400_000].map { count in
      try peakKilobytes(streaming: Array(String(repeating: line, count: count / line.utf8.count).utf8))
    }
    #expect(peaks[1] < peaks[0] + 2048, "\(peaks)")
  }

  /// The most memory the program had when it has read all of a text. Asked for while it still runs: what is told of a
  /// program that has ended counts the memory of these tests, which started it.
  private func peakKilobytes(streaming bytes: [UInt8]) throws -> Int {
    let pipe = Pipe()
    let launch = Launch(
      program: try BuiltProgram.path(), arguments: ["--stream", "--color", "256"].map { Array($0.utf8) },
      environment: ["LC_ALL": "C.UTF-8"])
    var process = try launch.start { actions in
      posix_spawn_file_actions_adddup2(&actions, pipe.reader, STDIN_FILENO)
      posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    }
    var offset = 0
    while offset < bytes.count {
      let count = bytes.withUnsafeBytes { write(pipe.writer, $0.baseAddress! + offset, $0.count - offset) }
      try #require(count > 0)
      offset += count
    }
    let path = "/proc/\(process.identifier)/status"
    func status() -> [Substring] {
      String(decoding: CapturedFile.contents(ofFile: path), as: UTF8.self).split(separator: "\n")
    }
    let isRead = Deadline(seconds: 60).wait {
      var waiting: Int32 = 0
      _ = ioctl(pipe.reader, UInt(FIONREAD), &waiting)
      return waiting == 0 && status().contains { $0.hasPrefix("State:\tS") }
    }
    #expect(isRead)
    let peak = status().first { $0.hasPrefix("VmHWM:") }.flatMap { Int($0.filter(\.isNumber)) }
    process.send(SIGKILL)
    _ = process.wait(seconds: 10)
    return try #require(peak)
  }

  @Test func inputThatFailsLeavesNothingOpen() throws {
    let outcome = try Invocation("--stream", "-w", "10").with { $0.input = .path("/") }.run()
    #expect(outcome.errors == "bubble: cannot read standard input: Is a directory\n")
    #expect(outcome.status == 1)
  }
}
