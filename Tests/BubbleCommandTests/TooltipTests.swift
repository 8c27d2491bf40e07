import TestSupport
import Testing

/// `--tooltip`: help in, help with bubbles out.
@Suite struct TooltipTests {
  private static let help = """
    Usage: mytool [OPTION]... FILE

      -v, --verbose  print more
      -q, --quiet    print less

    """

  private func run(_ arguments: String..., change: (inout Invocation) -> Void = { _ in }) throws -> Outcome {
    let invocation = Invocation(arguments: arguments).with {
      $0.input = .text(Self.help)
      change(&$0)
    }
    return try invocation.run()
  }

  @Test func pointsAtItsTarget() throws {
    let outcome = try run("--tooltip", "Shows every step", "--at", "--verbose")
    #expect(
      outcome.output == """
        Usage: mytool [OPTION]... FILE

          -v, --verbose  print more
                 /\\
        .-------'  '-------.
        | Shows every step |
        '------------------'
          -q, --quiet    print less

        """)
    #expect(outcome.errors == "")
    #expect(outcome.status == 0)
  }

  @Test func severalEachWithTheTargetThatFollows() throws {
    let outcome = try run(
      "--tooltip", "one", "--side=above", "--at", "4:9", "--tooltip=two", "--at-text", "--verbose", "--side", "right",
      "--tooltip", "three", "--at", "print#2")
    #expect(
      outcome.output == """
        Usage: mytool [OPTION]... FILE

          -v, --verbose  print more
                 /\\
               .'  '-.
               | two |
               '-----'
             .-----.
             | one |
             '.  .-'
               \\/
          -q, --quiet    print less
                          /\\
                       .-'  '--.
                       | three |
                       '-------'

        """)
  }

  /// Without a target the bubble stands alone, and nothing is read.
  @Test func oneStandsAlone() throws {
    let alone = try run("--tooltip", "Shows every\nstep") { $0.input = .silentPipe }
    #expect(
      alone.output == """
        .-------------.
        | Shows every |
        | step        |
        '-----.  .----'
               \\/

        """)
    #expect(try run("--tooltip", "x", "--side", "left", "-g", "unicode").output == "╭───╮\n│ x  >\n╰───╯\n")
    let long = try run("--tooltip", String(repeating: "word ", count: 50))
    #expect(long.lines.map(\.count).max() == 48)
  }

  @Test func textMayBeAnArgumentOrAFile() throws {
    let folder = TemporaryFolder()
    folder.write(Self.help, to: "help")
    let arguments = ["--tooltip", "x", "--at", "FILE"]
    let expected = try run("--tooltip", "x", "--at", "FILE").output
    let fromFile = try Invocation(arguments: arguments + ["--input", folder.file("help")]).run()
    let fromArgument = try Invocation(arguments: arguments + [Self.help]).run()
    #expect(fromFile.output == expected)
    #expect(fromArgument.output == expected)
    let intoFile = try run("--tooltip", "x", "--at", "FILE", "--output", folder.file("out"))
    #expect(intoFile.output == "")
    #expect(folder.contents(of: "out") == expected)
  }

  /// What is drawn is ASCII unless asked for otherwise, whatever the locale and the text.
  @Test(arguments: [
    ([String](), true), (["-g", "ascii"], true), (["--style", "fill,line", "--border-width=3"], true),
    (["--style", "fill"], true), (["--border-width", "2", "--corner-radius=9", "--text-inset", "3"], true),
    (["-g", "unicode"], false), (["-g", "double"], false), (["-g", "auto"], false),
  ])
  func drawsInASCII(_ options: [String], _ isASCII: Bool) throws {
    let outcome = try Invocation(
      arguments: ["--tooltip", "a text that is\nlonger", "--at", "한글", "--tooltip", "x", "--at", "é"] + options
    ).with { $0.input = .text("한글\n é\n") }.run()
    let drawn = outcome.lines.filter { $0 != "한글" && $0 != " é" }
    #expect(drawn.count >= 9)
    #expect(drawn.joined().utf8.allSatisfy { 0x20...0x7E ~= $0 } == isASCII)
  }

  @Test func colourPassesUnharmedAndStaysOutOfBubbles() throws {
    let help = "\u{1B}[1;32m  --verbose\n\u{1B}[31mnext\u{1B}[2J\u{1B}[0m\n"
    let colored = try run("--tooltip", "x", "--at", "--verbose", "--color", "16") { $0.input = .text(help) }
    #expect(
      colored.output.split(separator: "\n", omittingEmptySubsequences: false) == [
        "\u{1B}[1;32m  --verbose\u{1B}[0m", "     /\\", "   .'  '.", "   | x  |", "   '----'",
        "\u{1B}[1;31mnext\u{1B}[0m", "",
      ])
    let plain = try run("--tooltip", "x", "--at", "--verbose") { $0.input = .text(help) }
    #expect(!plain.outputBytes.contains(0x1B))
    #expect(plain.output.hasPrefix("  --verbose\n     /\\\n"))
    #expect(plain.output.hasSuffix("\nnext\n"))
  }

  @Test func linksStayOpenInTheirLineOnly() throws {
    let link = "\u{1B}]8;;https://example.org\u{1B}\\"
    let help = "see \(link)--here\nand here\u{1B}]8;;\u{1B}\\ too\n"
    let outcome = try run("--tooltip", "x", "--at", "--here", "--color", "256") { $0.input = .text(help) }
    let end = "\u{1B}]8;;\u{1B}\\"
    #expect(outcome.lines.first == "see \(link)--here\(end)")
    #expect(outcome.lines.last == "\(link)and here\(end) too")
  }

  @Test func tabsStayAndCount() throws {
    let help = "\t-v\n\t\t--long\tx\n"
    let outcome = try run("--tooltip", "x", "--at", "--long") { $0.input = .text(help) }
    let bubble = ["  /\\\n", ".'  '.\n", "| x  |\n", "'----'\n"]
    #expect(outcome.output == help + bubble.map { String(repeating: " ", count: 16) + $0 }.joined())
    let four = try run("--tooltip", "x", "--at", "--long", "--tab-size=4") { $0.input = .text(help) }
    #expect(
      four.output == "    -v\n        --long  x\n"
        + bubble.map { String(repeating: " ", count: 8) + $0 }.joined())
  }

  /// Cases t08: no width is a trap.
  @Test(arguments: ["1", "2", "5", "6", "10", "40", "10000"], ["1:1", "1:5", "1:8", "1:35", "2:1", "text"])
  func everyWidthIsPossible(_ columns: String, _ target: String) throws {
    let outcome = try run("--tooltip", "tip\u{A0}text", "--at", target) {
      $0.input = .text("tip\u{A0}text")
      $0.environment["COLUMNS"] = columns
    }
    #expect(outcome.status == 0 && outcome.errors == "" || outcome.status == 2 && outcome.output == "")
    if outcome.status == 0 {
      let drawn = outcome.lines.filter { $0 != "tip\u{A0}text" }
      #expect(drawn.count == outcome.lines.count - 1)
      #expect(drawn.allSatisfy { $0.count <= max(Int(columns)!, 6) })
    } else {
      #expect(outcome.errors.split(separator: "\n").count == 1)
    }
  }

  @Test func widthIsThatOfTheBubble() throws {
    let words = String(repeating: "word ", count: 40)
    for (options, columns) in [([String](), 48), (["-w", "60"], 60), (["--width=30"], 30), (["-w", "none"], 80)] {
      let outcome = try Invocation(arguments: ["--tooltip", words, "--at", "x", "x"] + options).run()
      let widest = try #require(outcome.lines.map(\.count).max())
      #expect(columns - 5...columns ~= widest, "\(options)")
    }
  }

  @Test func looksComeFromFlagsAndPresets() throws {
    let outcome = try run("--tooltip", "x", "--at", "FILE", "--preset", "shout", "-g", "unicode")
    #expect(outcome.output.contains("┏"))
  }

  @Test func saysWhatAScreenReaderWould() throws {
    let outcome = try run("--tooltip", "Shows\nmore", "--at", "--verbose", "--accessible")
    #expect(outcome.output == Self.help + "Tooltip at --verbose: Shows more\n")
  }

  /// Ill-formed text, no line end at the end, carriage returns, a NUL.
  @Test func hostileTextIsFiltered() throws {
    let outcome = try run("--tooltip", "x\u{1B}[2J\u{07}", "--at", "--verbose") {
      $0.input = .bytes([0xFF, 0x00] + Array("\u{1B}]0;t\u{07}      --verbose\r\nend\r\n".utf8))
    }
    #expect(outcome.output == "?      --verbose\n          /\\\n        .'  '.\n        | x  |\n        '----'\nend\n")
  }
}
