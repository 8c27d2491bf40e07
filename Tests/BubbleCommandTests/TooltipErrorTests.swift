import Testing

@testable import bubble

/// Tooltips that cannot be drawn: one line on standard error, nothing on standard output, status 2.
@Suite struct TooltipErrorTests {
  private static let help = "Usage: mytool [OPTION]...\n  -v, --verbose[=HOW]  print \u{1B}[1mmore\u{1B}[0m, 한국어\n"

  @Test(arguments: [
    (["--tooltip", "x", "--at", "--verboze"], "--at --verboze: does not occur in the text; did you mean --verbose?"),
    (["--tooltip", "x", "--at=--vrebose"], "--at=--vrebose: does not occur in the text; did you mean --verbose?"),
    (["--tooltip", "x", "--at-text", "1:2"], "--at-text 1:2: does not occur in the text"),
    (["--tooltip", "x", "--at-text", "-v#2"], "--at-text -v#2: does not occur in the text"),
    (["--tooltip", "x", "--at", "mroe"], "--at mroe: does not occur in the text; did you mean more?"),
    (["--tooltip", "x", "--at", "한국이"], "--at 한국이: does not occur in the text; did you mean 한국어?"),
    (
      ["--tooltip", "x", "--at", "more", "--tooltip", "y", "--at", "-x"],
      "--at -x: does not occur in the text; did you mean -v?"
    ),
    (["--tooltip", "x", "--at", "more#2"], "--at more#2: occurs only once in the text"),
    (
      ["--tooltip", "x", "--at", "o#99999999999999999999"],
      "--at o#99999999999999999999: occurs only 4 times in the text"
    ),
    (["--tooltip", "x", "--at", "3:1"], "--at 3:1: the text has only 2 lines"),
    (["--tooltip", "x", "--at", "1:81"], "--at 1:81: that line has only 25 columns"),
    (
      ["--tooltip", "x", "--at", "99999999999999999999:99999999999999999999"],
      "--at 99999999999999999999:99999999999999999999: the text has only 2 lines"
    ),
    (["--tooltip", "x", "--at", "\u{1B}[31m\n"], "--at '\\u{1B}[31m\\n': does not occur in the text"),
  ])
  func targetIsNotThere(_ arguments: [String], _ message: String) throws {
    try expectError(Invocation(arguments: arguments).with { $0.input = .text(Self.help) }, message)
  }

  @Test(arguments: ["", "\n", "\u{FEFF}", "\u{1B}[31m"]) func thereIsNoText(_ input: String) throws {
    let invocation = Invocation("--tooltip", "x", "--at", "--verbose").with { $0.input = .text(input) }
    try expectError(invocation, "--at --verbose: there is no text to point at")
  }

  private static let forms = "a text to point at, TEXT#2 for its second place, or LINE:COLUMN, all counted from 1"
  private static let sides = "one of above, below, left, right, auto"

  /// Decided before anything is read.
  @Test(arguments: [
    (["--tooltip"], "--tooltip: needs a value: a text"),
    (["--tooltip", "x", "--at"], "--at: needs a value: \(forms)"),
    (["--tooltip", "x", "--at", ""], "--at '': takes \(forms)"),
    (["--tooltip", "x", "--at", "0:1"], "--at 0:1: takes \(forms)"),
    (["--tooltip", "x", "--at", "1:0"], "--at 1:0: takes \(forms)"),
    (["--tooltip", "x", "--at", "x#0"], "--at x#0: takes \(forms)"),
    (["--tooltip", "x", "--at-text="], "--at-text='': takes a text to point at"),
    (["--at", "x"], "--at x: there is no --tooltip before it that could point there"),
    (["--at-text", "x", "--tooltip", "y"], "--at-text x: there is no --tooltip before it that could point there"),
    (
      ["--tooltip", "x", "--at", "a", "--at-text=b"],
      "--at-text=b: the tooltip has --at a already; give one --tooltip for each"
    ),
    (
      ["--tooltip", "x", "--at", "a", "--tooltip=y"],
      "--tooltip=y: points at nothing; give it an --at TARGET of its own"
    ),
    (["--tooltip", "x", "-i", "f"], "--tooltip x: points at nothing; give it an --at TARGET of its own"),
    (["--tooltip", "x", "y"], "--tooltip x: points at nothing in the text y; give it an --at TARGET"),
    (["--tooltip", "x", "--at", "a", "--side", "abov"], "--side abov: takes \(sides); did you mean above?"),
    (["--tooltip", "x", "--at", "a", "-w", "5"], "-w 5: this bubble needs at least 6 columns"),
    (["--tooltip", "x", "-p"], "-p: there is --tooltip x already; give one of the two"),
    (["--explain", "-w", "--tooltip", "x"], "--tooltip x: there is --explain -w already; give one of the two"),
    (["--explain", "styl"], "--explain styl: takes the name of an option; did you mean style?"),
    (["--explain", "--styel"], "--explain --styel: takes the name of an option; did you mean --style?"),
    (["--explain", ""], "--explain '': takes the name of an option"),
    (["--explain", "-"], "--explain -: takes the name of an option"),
    (["--explain"], "--explain: needs a value: the name of an option"),
  ])
  func commandLineIsWrong(_ arguments: [String], _ message: String) throws {
    try expectError(Invocation(arguments: arguments).with { $0.input = .silentPipe }, message)
  }

  @Test func terminalOnStandardInputIsNotWaitedFor() throws {
    let invocation = Invocation("--tooltip", "x", "--at", "y").with { $0.input = .terminal }
    try expectError(
      invocation, "no text: give it as an argument, with --text or --input FILE, or pipe it in; see --help")
  }
}
