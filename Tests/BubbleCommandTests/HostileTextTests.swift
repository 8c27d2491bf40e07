import TestSupport
import Testing

/// Theme C and D: whatever the text holds, the output is clean and whole.
@Suite struct HostileTextTests {
  private func print(_ bytes: [UInt8], _ options: String...) throws -> Outcome {
    try Invocation(arguments: options).with { $0.input = .bytes(bytes) }.run()
  }

  /// Case c03.
  @Test func nulIsFiltered() throws {
    let outcome = try print(Array("a\u{0}b after\nplain".utf8))
    expectRectangle(outcome, columns: 12)
    #expect(outcome.output.contains("ab after"))
  }

  /// Case c05.
  @Test func controlsAreRemoved() throws {
    let text =
      "a\u{1}\u{7}\u{E}\u{F}\u{1A}\u{1C}\u{7F}b\u{84}\u{9B}31mc\u{9D}t\u{9C}d\nplain"
    let outcome = try print(Array(text.utf8))
    expectRectangle(outcome, columns: 9)
    #expect(outcome.output.contains("abcd"))
  }

  /// Case c06.
  @Test func illFormedBytesAreReplaced() throws {
    let outcome = try print([0x48, 0x69, 0xFF, 0xFE, 0x20, 0xC3, 0x28, 0x20, 0xE2, 0x82, 0x0A])
    expectRectangle(outcome, columns: 13)
    #expect(outcome.output.contains("│ Hi\u{FFFD}\u{FFFD} \u{FFFD}( \u{FFFD} │"))
  }

  /// Case x12.
  @Test(arguments: [[], ["--text"]]) func illFormedArgumentIsReplaced(_ options: [String]) throws {
    let outcome = try Invocation(bytes: options.map { Array($0.utf8) } + [Array("caf".utf8) + [0xE9]]).run()
    expectRectangle(outcome, columns: 8)
    #expect(outcome.output.contains("│ caf\u{FFFD} │"))
  }

  @Test func replacementIsASCIIInASCII() throws {
    #expect(try print([0xFF], "-gascii").outputBytes.allSatisfy { $0 < 0x80 })
  }

  /// Cases d03: colour in the text follows the colour of the output.
  @Test func coloursInTheTextNeedColour() throws {
    let text = Array("\u{1B}[1;4;31mnever closed".utf8)
    #expect(try !print(text).outputBytes.contains(0x1B))
    #expect(try print(text, "--color=always").output.contains("31"))
    #expect(try !print(text, "--color=always", "--controls=strip").output.contains("31"))
    #expect(try print(text, "--controls=show").output.contains("␛[1;4;31mnever closed"))
  }

  /// Case d12.
  @Test func nothingIsInterpreted() throws {
    let text = "[/] [bold]x[/bold] [red] [/INST] {0} {{name}} %s %d 100% \\n \\t <b>&amp; `code` :tada:"
    for outcome in [try print(Array(text.utf8), "-w", "none"), try Invocation("-wnone", text).run()] {
      expectRectangle(outcome)
      #expect(outcome.output.contains("│ \(text) │"))
    }
  }

  @Test(arguments: [("4", "a   b"), ("8", "a       b")]) func tabsGoToStops(_ size: String, _ expected: String) throws {
    #expect(try print(Array("a\tb".utf8), "--tab-size", size).output.contains("│ \(expected) │"))
  }

  /// A terminal that measures by code points draws the family eight cells wide.
  @Test(arguments: [([], "│ 👨‍👩‍👧‍👦         │"), (["--emoji-width", "codepoints"], "│ 👨‍👩‍👧‍👦   │")])
  func emojiAreAsWideAsTheTerminalDrawsThem(_ options: [String], _ row: String) throws {
    let lines = try Invocation(arguments: options + ["--text-alignment=left", "👨‍👩‍👧‍👦\nhello wide"]).run().lines
    #expect(lines[1] == row)
    #expect(lines[2] == "│ hello wide │")
  }

  /// Case g10 and section 5: no byte over 7F in ASCII, isolates only where they do not show.
  @Test func rightToLeftTextIsIsolated() throws {
    let text = Array("שלום".utf8)
    #expect(try print(text).output.contains("\u{2069}"))
    #expect(try !print(text, "--no-isolates").output.contains("\u{2069}"))
    #expect(try print(text, "--no-isolates", "--isolates").output.contains("\u{2069}"))
    #expect(try !print(text, "-gascii").output.contains("\u{2069}"))
  }
}
