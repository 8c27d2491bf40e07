import TestSupport
import Testing

/// Theme G: streams that are closed, full, broken or never end.
@Suite struct StreamTests {
  private static let smallest = "╭────╮\n│    │\n╰╮  ╭╯\n  ╲╱\n"

  /// Cases x02.
  @Test(arguments: [
    (Stream.closed, "Bad file descriptor"), (.path("/dev/full"), "No space left on device"),
  ])
  func outputThatFails(_ stream: Stream, _ reason: String) throws {
    for argument in ["hi", "--help", "--version", "--accessible"] {
      let outcome = try Invocation(argument).with { $0.output = stream }.run()
      #expect(outcome.errors == "bubble: cannot write standard output: \(reason)\n")
      #expect(outcome.status == 1)
    }
  }

  /// Cases x04 (b) and (c).
  @Test(arguments: [Stream.closed, .path("/dev/null"), .text(""), .text("\n")])
  func noInputIsEmptyText(_ stream: Stream) throws {
    let outcome = try Invocation("--print").with { $0.input = stream }.run()
    #expect(outcome.output == Self.smallest)
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
  }

  @Test(arguments: [["-p", ""], ["--text", ""], ["--text="], ["--", ""]])
  func emptyTextGivenDrawsTheSmallestBubble(_ arguments: [String]) throws {
    #expect(try Invocation(arguments: arguments).with { $0.input = .terminal }.run().output == Self.smallest)
  }

  /// Cases x05.
  @Test(arguments: [["hello"], ["--text", "hello"], ["-h"], ["--version"]])
  func inputIsNotReadIfItIsNotNeeded(_ arguments: [String]) throws {
    let outcome = try Invocation(arguments: arguments).with { $0.input = .silentPipe }.run()
    #expect(outcome.status == 0)
  }

  @Test func inputIsReadFromStreamOrFile() throws {
    let folder = TemporaryFolder()
    folder.write("from a file\n", to: "in")
    let file = try Invocation("-i", folder.file("in")).with { $0.input = .silentPipe }.run()
    expectRectangle(file, columns: 15)
    for arguments in [[], ["-i", "-"], ["-i-"], ["-p"]] {
      let stream = try Invocation(arguments: arguments).with { $0.input = .text("from a file\n") }.run()
      #expect(stream.output == file.output)
    }
  }

  @Test(arguments: [("/", "Is a directory"), ("/nowhere/at/all", "No such file or directory")])
  func inputThatCannotBeRead(_ path: String, _ reason: String) throws {
    let outcome = try Invocation("--input", path).run()
    #expect(outcome.errors == "bubble: cannot read \(path): \(reason)\n")
    #expect(outcome.output == "")
    #expect(outcome.status == 1)
  }

  @Test func directoryOnStandardInput() throws {
    let outcome = try Invocation().with { $0.input = .path("/") }.run()
    #expect(outcome.errors == "bubble: cannot read standard input: Is a directory\n")
    #expect(outcome.status == 1)
  }

  /// Cases x01: a reader that leaves early, whether or not SIGPIPE is ignored.
  @Test(arguments: [false, true]) func brokenPipeIsQuiet(_ ignoresBrokenPipes: Bool) throws {
    let outcome = try Invocation().with {
      $0.input = .text(String(repeating: "line of text\n", count: 20_000))
      $0.output = .brokenPipe
      $0.ignoresBrokenPipes = ignoresBrokenPipes
    }.run()
    #expect(outcome.errors == "")
    #expect(outcome.status == 128 + 13)
  }

  /// Several bands and several writes.
  @Test func longTextIsWhole() throws {
    let outcome = try Invocation().with {
      $0.input = .text((1...5000).map { "line \($0)\n" }.joined())
    }.run()
    expectRectangle(outcome, columns: 13)
    #expect(outcome.lines.count == 5003)
    for (index, line) in outcome.lines.dropFirst().prefix(5000).enumerated() {
      #expect(line.split(separator: " ").dropFirst().dropLast().joined(separator: " ") == "line \(index + 1)")
    }
  }

  /// A file must not take the place of a closed stream and get its output.
  @Test func filesDoNotLandOnClosedStreams() throws {
    let folder = TemporaryFolder()
    folder.write("inner", to: "in")
    let outcome = try Invocation("-i", folder.file("in")).with {
      $0.input = .closed
      $0.output = .closed
      $0.error = .closed
    }.run()
    #expect(outcome.status == 1)
    #expect(folder.contents(of: "in") == "inner")
  }
}
