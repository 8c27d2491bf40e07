import Testing

/// Whole bubbles from the command line to standard output.
@Suite struct PrintTests {
  @Test(arguments: [
    (
      ["Hello,", "world"],
      """
      ╭──────────────╮
      │ Hello, world │
      ╰─────╮  ╭─────╯
             ╲╱

      """
    ),
    (
      ["--style", "dotted-line", "ok"],
      """
      ╭╌╌╌╌╮
      ╎ ok ╎
      ╰╮  ╭╯
        ╲╱

      """
    ),
    (
      ["-a", "right", "--arrow-size=3", "hello\nthere"],
      """
      ╭───────╮
      │ hello │
      │ there  >
      ╰───────╯

      """
    ),
    (
      ["--wrap", "balanced", "--max-width=20", "--arrow-size=0", "evens the rows of a text"],
      """
      ╭────────────────╮
      │ evens the rows │
      │   of a text    │
      ╰────────────────╯

      """
    ),
    (
      ["--wrap=none", "-w20", "--arrow-size=0", "one row of each line\nand no more"],
      """
      ╭──────────────────╮
      │ one row of each… │
      │   and no more    │
      ╰──────────────────╯

      """
    ),
    (
      ["-gascii", "-r0", "--text-alignment", "left", "a"],
      """
      .----.
      | a  |
      '.  .'
        \\/

      """
    ),
  ])
  func drawsBubble(_ arguments: [String], _ picture: String) throws {
    let outcome = try Invocation(arguments: arguments).run()
    #expect(outcome.output == picture)
    #expect(outcome.errors == "")
    #expect(outcome.status == 0)
  }

  @Test(arguments: [("left", 0), ("center", 3), ("right", 6)])
  func placesBubbleInTheAvailableWidth(_ place: String, _ indent: Int) throws {
    let outcome = try Invocation("--place", place, "-a", "top", "hi").with { $0.environment["COLUMNS"] = "12" }.run()
    let blank = String(repeating: " ", count: indent)
    #expect(outcome.output == ["  ╱╲", "╭╯  ╰╮", "│ hi │", "╰────╯"].map { blank + $0 + "\n" }.joined())
  }

  @Test func bubbleWiderThanTheAvailableWidthStandsAtTheLeft() throws {
    let outcome = try Invocation("--place", "right", "-w", "none", "wider than that")
      .with { $0.environment["COLUMNS"] = "12" }.run()
    #expect(outcome.lines.first?.first == "╭")
  }

  @Test func saysWhatAScreenReaderWould() throws {
    let outcome = try Invocation("--accessible", "-a", "left", "Hi\nthere").run()
    #expect(outcome.output == "Speech bubble, tail at the left: Hi there\n")
    #expect(outcome.status == 0)
  }

  @Test(arguments: [
    (["-w", "9"], 9), (["-w9"], 9), (["-pw", "9"], 9), (["--max-width=9", "--width", "20"], 20),
    (["--width", "10000"], 10_000),
    (["--width=20", "-w", "none"], 14),
  ])
  func lastWidthWins(_ options: [String], _ columns: Int) throws {
    let outcome = try Invocation(arguments: options + ["ten wide.."]).run()
    #expect(outcome.lines.first?.count == columns)
  }

  @Test func formatAnsiColoursAPipe() throws {
    let outcome = try Invocation("--format", "ansi", "--text-color", "red", "hi").run()
    #expect(outcome.output.contains("\u{1B}[31mhi\u{1B}[0m"))
  }

  @Test func sameInputGivesSameBytes() throws {
    let invocation = Invocation("-s", "fill,line", "--color", "256", "twice")
    #expect(try invocation.run().outputBytes == invocation.run().outputBytes)
  }
}
