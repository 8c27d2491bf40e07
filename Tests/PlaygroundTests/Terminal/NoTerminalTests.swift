import TestSupport
import Testing

/// Where there is no screen to draw on, one line says so and what to do.
@Suite struct NoTerminalTests {
  @Test(arguments: [nil, "", "no-such-terminal", "dumb"])
  func saysThatTheTerminalIsOfNoUse(type: String?) throws {
    let folder = TemporaryFolder()
    let bubble = PlaygroundSession.quoted(try BuiltProgram.path())
    let script = """
      cd '\(folder.path)'; stty -a >before
      \(type.map { "TERM=\(PlaygroundSession.quoted($0))" } ?? "env -u TERM") \(bubble) --playground hello >output 2>errors
      echo $? >status; stty -a >after
      """
    let terminal = try PseudoTerminal(
      command: "sh", arguments: ["-c", script], environment: ["LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin"])
    #expect(terminal.wait() == .exited(0))
    #expect(folder.contents(of: "status") == "2\n")
    let errors = folder.contents(of: "errors")
    #expect(errors.hasPrefix("bubble: ") && errors.contains("TERM") && errors.contains("--print"))
    #expect(errors.last == "\n" && errors.dropLast().contains("\n") == false, "one line: \(errors)")
    #expect(folder.contents(of: "output") == "")
    #expect(try terminal.readUntilQuiet(milliseconds: 1) == [], "nothing was written to the terminal")
    #expect(folder.contents(of: "before") == folder.contents(of: "after") && folder.contents(of: "after") != "")
  }

  @Test(arguments: ["", "q q q delete everything\n"])
  func saysThatThereIsNoTerminal(input: String) throws {
    let words = ["-w", try BuiltProgram.path(), "--playground"] + (input.isEmpty ? ["hello"] : [])
    var runner = ProcessRunner("setsid", arguments: words, environment: ProcessRunner.plainEnvironment)
    runner.environment["TERM"] = "xterm"
    runner.input = Array(input.utf8)
    let outcome = try runner.run()
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("bubble: there is no terminal") && outcome.errors.contains("--print"))
    #expect(outcome.errors.filter { $0 == "\n" }.count == 1 && outcome.errors.last == "\n")
  }
}
