import SpeechBubble
import Testing

@testable import bubble

/// `--help` and `--version`.
@Suite struct HelpTests {
  /// Cases x11.
  @Test(arguments: [1, 20, 40, 60, 69, 70, 80, 100, 300]) func wrapsToTheWidth(_ columns: Int) throws {
    let piped = try Invocation("--help").with { $0.environment["COLUMNS"] = String(columns) }.run()
    #expect(piped.status == 0)
    #expect(piped.errors == "")
    #expect(!piped.outputBytes.contains(0x1B))
    if columns >= 40 { #expect(piped.lines.filter { $0.count > columns } == []) }
    #expect(piped.lines.allSatisfy { $0.last != " " })
    #expect(piped.output == Help(columns: columns).text)
  }

  @Test func isTheSameOnATerminal() throws {
    let invocation = Invocation("-h").with {
      $0.output = .terminal
      $0.terminalColumns = 50
    }
    #expect(try invocation.run().terminal.hasPrefix("Usage: bubble"))
  }

  @Test func namesEveryOption() {
    let help = Help(columns: 80).text
    for name in Option.longNames where !name.hasPrefix("no-") {
      #expect(help.contains("--" + name + " ") || help.contains("]" + name + " "), "--\(name)")
    }
    for property in BubbleProperty.all where property.kind != .text {
      #expect(help.split(whereSeparator: \.isWhitespace).joined(separator: " ").contains(property.summary))
    }
  }

  @Test func showsAnOptionWithValuesAndDefault() {
    #expect(
      Help(columns: 40).text.contains(
        """
          -a, --arrow-position NAME
              edge that the tail leaves; top,
              bottom, left, right; default:
              bottom

        """))
  }

  @Test func endsTheReading() throws {
    #expect(try Invocation("--help", "--nonsense").run().status == 0)
    #expect(try Invocation("--nonsense", "--help").run().status == 2)
    #expect(try Invocation("-ph", "text", "-w0").run().output == Invocation("--help").run().output)
  }

  @Test func tellsTheVersion() throws {
    let outcome = try Invocation("--version").run()
    #expect(outcome.output == "bubble \(Command.version)\n")
    #expect(outcome.status == 0)
  }
}
