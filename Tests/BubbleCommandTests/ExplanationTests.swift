import TestSupport
import Testing

@testable import bubble

/// `--explain`: help for one option, with a bubble.
@Suite struct ExplanationTests {
  @Test(arguments: ["--corner-radius", "corner-radius"]) func explainsAProperty(_ name: String) throws {
    let outcome = try Invocation("--explain", name).run()
    #expect(
      outcome.output == """
        Bubble:
        .---------------------------------------.
        | Takes a whole number from 0 to 10000. |
        | Without it: 1.                        |
        | In Swift and JSON: cornerRadius.      |
        | Try: bubble -p --corner-radius 4 Hi   |
        '----------.  .-------------------------'
                    \\/
              --corner-radius N           0 square, 1-3 rounded, larger up to a capsule;
                                          0 to 10000; default: 1

        """)
    #expect(outcome.status == 0)
  }

  /// At every width: the lines of the help for each option, and a tip over its name.
  @Test(arguments: Option.all.map(\.name), ["20", "40", "80", "132"])
  func explainsEveryOption(_ name: String, _ columns: String) throws {
    let option = try #require(Option.named(name)?.option)
    let outcome = try Invocation("--explain", name).with { $0.environment["COLUMNS"] = columns }.run()
    #expect(outcome.status == 0)
    let help = [option.group.heading] + Help(columns: Int(columns)!).lines(for: option)
    #expect(outcome.lines.first.map(String.init) == help[0])
    #expect(outcome.lines.suffix(help.count - 1).map(String.init) == Array(help[1...]))
    let own = help.count - 1
    // The tail is all that is in its row; the name is in the row below.
    let tip = try #require(outcome.lines.dropLast(own).last).count - 2
    let line = Array(outcome.lines[outcome.lines.count - own])
    #expect(String(line[..<min(tip + 1, line.count)]).contains("--") && line[tip] != " ")
    #expect(String(line[tip...]).split(separator: " ").first.map { option.longForm.hasSuffix($0) } == true)
  }

  /// What is suggested to be tried works.
  @Test func everyExampleDraws() throws {
    for option in Option.all {
      let wide = Invocation("--explain", option.name, "-w", "none").with { $0.environment["COLUMNS"] = "300" }
      let output = try wide.run()
      guard let line = output.lines.first(where: { $0.contains("Try: bubble ") }) else { continue }
      let words = line.split(separator: " ").dropFirst(3).dropLast().map(String.init)
      #expect(try Invocation(arguments: words).run().status == 0, "\(words)")
    }
  }

  @Test func looksComeFromFlags() throws {
    let outcome = try Invocation("--explain", "-w", "-g", "unicode", "--side", "below").run()
    #expect(outcome.output.contains("╱╲"))
  }
}
