import TestSupport
import Testing

/// Theme D: escapes in the text. Themes C and D have more in `HostileTextTests`.
@Suite struct EscapeCaseTests {
  private func print(_ text: String, _ options: String...) throws -> Outcome {
    try Invocation(arguments: ["--text-alignment", "left"] + options).with { $0.input = .text(text) }.run()
  }

  /// Case d01.
  @Test func coloursTakeNoCells() throws {
    let text = "\u{1B}[34mblue\u{1B}[0m word\n\u{1B}[1;38;2;10;200;30mtruecolour\u{1B}[m\nplain text"
    let rows = ["│ blue word  │", "│ truecolour │", "│ plain text │"]
    #expect(try print(text, "-w", "none").lines[1...3].map(String.init) == rows)
    let colored = try print(text, "-w", "none", "--color", "truecolor")
    #expect(withoutSequences(colored.output) == (try print(text, "-w", "none")).output)
    #expect(colored.output.contains("\u{1B}[34mblue\u{1B}[0m word"))
    #expect(colored.output.contains("\u{1B}[1;38;2;10;200;30mtruecolour\u{1B}[0m"))
    for color in ["never", "truecolor"] {
      let narrow = try print(text, "--width", "8", "--color", color)
      #expect(
        contentRows(narrow) == ["blue", "word", "true", "colo", "ur", "plai", "n", "text"])
      expectClosedRows(narrow)
    }
  }

  /// Case d03; with colour off, see `HostileTextTests`.
  @Test func whatIsNeverClosedEndsWithItsRow() throws {
    for text in ["\u{1B}[1;4;31mnever closed", "\u{1B}]8;;http://x.org\u{7}\u{1B}[7mnever closed"] {
      for width in ["none", "9"] {
        let outcome = try print(text, "-w", width, "--color", "always")
        #expect(contentRows(outcome).joined() == (width == "none" ? "never closed" : "neverclose" + "d"))
        expectClosedRows(outcome)
      }
    }
  }

  /// Case d08.
  @Test func theCursorIsNotMoved() throws {
    let text = "\u{1B}[2J\u{1B}[H\u{1B}[10Ahome \u{1B}[Khouse\u{1B}[6n \u{1B}[?25lhidden\u{1B}[3Aend"
    let outcome = try print(text)
    expectRectangle(outcome, columns: 24)
    #expect(outcome.contentRows == ["home house hiddenend"])
    let colored = try print(text, "--color", "always")
    #expect(withoutSequences(colored.output) == outcome.output)
  }

  /// Case d09.
  @Test(arguments: [
    ("keep this \u{1B}]0;no end here\nline two\u{1B}[31", ["keep this", "line two"]), ("abc \u{1B}", ["abc"]),
    ("abc \u{1B}[", ["abc"]),
  ])
  func unfinishedSequencesEatNothing(_ text: String, rows: [String]) throws {
    let outcome = try print(text)
    expectRectangle(outcome)
    #expect(outcome.contentRows == rows)
    #expect(outcome.lines.suffix(2).first?.first == "╰")
    #expect(withoutSequences(try print(text, "--color", "always").output) == outcome.output)
  }

  private func contentRows(_ outcome: Outcome) -> [String] {
    var plain = outcome
    plain.outputBytes = Array(withoutSequences(outcome.output).utf8)
    return plain.contentRows
  }

  private func withoutSequences(_ output: String) -> String {
    output.replacing(
      /\u{1B}\[[0-9;]*m|\u{1B}\]8;[^\u{1B}]*\u{1B}\\/.matchingSemantics(.unicodeScalar), with: "")
  }
}
