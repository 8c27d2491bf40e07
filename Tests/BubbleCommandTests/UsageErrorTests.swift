import Testing

@testable import bubble

/// Mistakes on the command line: one line on standard error, nothing on standard output, status 2.
@Suite struct UsageErrorTests {
  private static let natural = "a whole number from 0 to 10000"
  private static let width = "a whole number from 1 to 10000"

  @Test(arguments: [
    (["--styel", "fill"], "--styel: no such option; did you mean --style?"),
    (["--styel=fill"], "--styel=fill: no such option; did you mean --style?"),
    (["--max"], "--max: no such option; did you mean --max-width?"),
    (["--no-clips"], "--no-clips: no such option; did you mean --no-clips-to-bounds?"),
    (["--no-style"], "--no-style: no such option"),
    (["--xyzzy"], "--xyzzy: no such option"),
    (["-x"], "-x: no such option"),
    (["-px"], "-x: no such option"), (["-px9"], "-x: no such option"),
    (["-text"], "-text: no such option; did you mean --text?"),
    (["-é"], "-é: no such option"),
    (["--text"], "--text: needs a value: a text"),
    (["-pw"], "-w: needs a value: a whole number from 1 to 10000, or none"),
    (["--preset"], "--preset: needs a value: a name of letters, digits, '.', '_' and '-'"),
    (["--from"], "--from: needs a value: the path of a file"),
    (["--print=1"], "--print=1: takes no value"),
    (["--no-isolates=yes"], "--no-isolates=yes: takes no value"),

    (
      ["--style", "fil,line"],
      "--style fil,line: takes none, or any of fill, line, dotted-line with commas between them; did you mean fill?"
    ),
    (
      ["-sdottedLine"],
      "-sdottedLine: takes none, or any of fill, line, dotted-line with commas between them; did you mean dotted-line?"
    ),
    (["-a", "botom"], "-a botom: takes one of top, bottom, left, right; did you mean bottom?"),
    (
      ["--font=bold,"],
      "--font=bold,: takes none, or any of bold, faint, italic, underline, strikethrough, reverse, blink with commas between them"
    ),
    (["-r", "1.5"], "-r 1.5: takes a number from 0 to 1"),
    (["-r", "1e-1"], "-r 1e-1: takes a number from 0 to 1"),
    (["-r", "nan"], "-r nan: takes a number from 0 to 1"),
    (["-r", "0,5"], "-r 0,5: takes a number from 0 to 1"),
    (["--border-width", "4"], "--border-width 4: takes a whole number from 0 to 3"),
    (["--arrow-size", "-1"], "--arrow-size -1: takes \(natural)"),
    (["--text-inset", "0x10"], "--text-inset 0x10: takes \(natural)"),
    (["--corner-radius="], "--corner-radius='': takes \(natural)"),
    (
      ["--number-of-lines", "9223372036854775808"],
      "--number-of-lines 9223372036854775808: takes a whole number from 0 to 1000000000"
    ),
    (["--width", "0"], "--width 0: takes \(width)"),
    (["-w", "10001"], "-w 10001: takes \(width), or none"),
    (["-w", "nome"], "-w nome: takes \(width), or none; did you mean none?"),
    (["--tab-size", "0"], "--tab-size 0: takes a whole number from 1 to 100"),
    (
      ["--text-color", "gren"],
      "--text-color gren: takes a colour: default, an ANSI name, 0 to 255, #rgb, #rrggbb, label, separator, grouped-background; did you mean green?"
    ),
    (["-g", "unicod"], "-g unicod: takes one of auto, unicode, double, block, braille, ascii; did you mean unicode?"),
    (["--color=ALWAYS"], "--color=ALWAYS: takes one of auto, never, always, 16, 256, truecolor; did you mean always?"),
    (["--output="], "--output='': takes the path of a file"),
    (["--text", "a", "b"], "--text a: the text is there already, as the argument b; give it only once"),
    (["--text", "a", "-i", "f"], "-i f: the text is on the command line already; give one of the two"),
    (["--input=f", "--", "a"], "--input=f: the text is on the command line already; give one of the two"),
    (["--wrap", "off"], "--wrap off: takes one of greedy, balanced, none"),
    (["--emoji-width=clusters"], "--emoji-width=clusters: takes one of cluster, codepoints; did you mean cluster?"),
    (["-gdouble", "--ambiguous-width=2"], "-gdouble: with --ambiguous-width=2 it takes one of auto, ascii"),
    (["--format", "text", "--color", "256"], "--color 256: with --format text it takes one of auto, never"),
    (
      ["--color=never", "--format=ansi"],
      "--color=never: with --format=ansi it takes one of auto, always, 16, 256, truecolor"
    ),
    (["-r2", "-w0"], "-r2: takes a number from 0 to 1"),
  ])
  func isOneLine(_ arguments: [String], _ message: String) throws {
    try expectError(Invocation(arguments: arguments), message)
  }

  /// Cases g01: sizes too small name the least that is enough.
  @Test(arguments: ["0", "1"], ["1", "2", "3", "4", "5", "6"])
  func tooNarrow(_ inset: String, _ width: String) throws {
    for option in ["--width", "--max-width"] {
      let invocation = Invocation("--text-inset", inset, option, width, "hi")
      let outcome = try invocation.run()
      if outcome.status == 0 {
        expectRectangle(outcome, columns: option == "--width" ? Int(width) : nil)
      } else {
        let least = try #require(outcome.errors.split(separator: " ").dropLast().last)
        try expectError(invocation, "\(option) \(width): this bubble needs at least \(least) columns")
        #expect(try Invocation("--text-inset", inset, option, String(least), "hi").run().status == 0)
      }
    }
  }

  @Test func tooNarrowIsDecidedBeforeInputIsRead() throws {
    let invocation = Invocation("--max-width", "2").with { $0.input = .silentPipe }
    try expectError(invocation, "--max-width 2: this bubble needs at least 6 columns")
  }

  /// Cases g03.
  @Test(arguments: [
    ["--width", "9223372036854775807"], ["--width", "99999999999999999999"], ["--text-inset", "1000000000"],
    ["--arrow-size", "2147483648"],
  ])
  func hugeNumbers(_ options: [String]) throws {
    let range = options[0] == "--width" ? Self.width : Self.natural
    try expectError(Invocation(arguments: options + ["x y"]), "\(options[0]) \(options[1]): takes \(range)")
  }

  @Test func valuesAreEscapedAndShortened() throws {
    try expectError(
      Invocation(bytes: [Array("-w".utf8), Array("\u{1B}[31m \n\u{202E}".utf8) + [0xE9]]),
      "-w '\\u{1B}[31m \\n\\u{202E}\\xE9': takes \(Self.width), or none")
    try expectError(
      Invocation("-w", String(repeating: "9", count: 500)),
      "-w \(String(repeating: "9", count: 48))...: takes \(Self.width), or none")
  }

  /// Cases x04 (a).
  @Test func terminalOnStandardInputIsNotWaitedFor() throws {
    let invocation = Invocation("--print").with { $0.input = .terminal }
    try expectError(
      invocation, "no text: give it as an argument, with --text or --input FILE, or pipe it in; see --help")
  }

  @Test func onlyOneModeCanBeAskedFor() {
    let options = ["--chat", "-p"].map { TypedOption(spelling: $0.utf8) }
    let error = UsageError.twoModes(options[0], options[1])
    #expect(error.description == "--chat: there is -p already; give one of the two")
  }
}
