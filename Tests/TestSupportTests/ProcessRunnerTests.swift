import Glibc
import TestSupport
import Testing

@Suite struct ProcessRunnerTests {
  @Test func givesStatusOutputAndErrors() throws {
    let outcome = try ProcessRunner("sh", "-c", "echo out; echo err >&2; exit 3").run()
    #expect(outcome.status == 3)
    #expect(outcome.output == "out\n")
    #expect(outcome.errors == "err\n")
  }

  @Test func givesInputAndEnvironmentAndNothingElse() throws {
    var runner = ProcessRunner("/bin/sh", "-c", "cat; env", environment: ["WORD": "a b"])
    runner.input = Array("in\n".utf8)
    let lines = try runner.run().lines
    #expect(lines.first == "in")
    // The shell adds where it is.
    #expect(lines.dropFirst().filter { !$0.hasPrefix("PWD=") } == ["WORD=a b"])
  }

  @Test func tellsASignalAsAShellDoes() throws {
    #expect(try ProcessRunner("sh", "-c", "kill -TERM $$").run().status == 128 + SIGTERM)
  }

  @Test func killsWhatTakesTooLong() throws {
    var runner = ProcessRunner("sh", "-c", "echo $$; exec sleep 60")
    runner.seconds = 0.2
    let error = try #require(throws: ProcessRunner.TookTooLong.self) { try runner.run() }
    #expect(error.description.contains("killed after 0.2 s"))
    let process = try #require(error.description.split(separator: " ").last.flatMap { pid_t($0.dropLast()) })
    #expect(kill(process, 0) == -1 && errno == ESRCH, "process \(process) is gone")
  }

  @Test func namesAProgramThatIsMissing() throws {
    let error = try #require(throws: Launch.Failure.self) { try ProcessRunner("no-such-program").run() }
    #expect(error.description == "cannot start no-such-program: No such file or directory")
  }
}
