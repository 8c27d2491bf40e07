import SpeechBubble
import Testing

@testable import Playground

@Suite struct ShellCommandTests {
  private static let plain = Bubble("Hello", style: .line, arrowPosition: .bottom)
  private static let long = plain.text("Rows and rows of text that fills a terminal of forty columns twice.")

  @Test(
    arguments: [
      (plain, "bubble --print Hello"),
      (plain.style([.fill, .line]).cornerRadius(4), "bubble --print --style fill,line --corner-radius 4 Hello"),
      (plain.style([]), "bubble --print --style none Hello"),
      (plain.arrow(.left, ratio: 1e-5), "bubble --print --arrow-position left --arrow-position-ratio 0.00001 Hello"),
      (plain.clipsToBounds(false).font([.bold]), "bubble --print --font bold --no-clips-to-bounds Hello"),
      (plain.textColor(.rgb(28, 28, 30)), "bubble --print --text-color '#1c1c1e' Hello"),
      (
        plain.filledColor(.palette(1)).borderColor(.default),
        "bubble --print --filled-color red --border-color default Hello"
      ),
      (plain.text(""), "bubble --print ''"), (plain.text("-x"), "bubble --print -- -x"),
      (plain.text("it's"), "bubble --print 'it'\\''s'"), (plain.text("a\nb\n"), "bubble --print 'a\nb\n'"),
      (plain.text("a\tb%"), #"printf 'a\011b%%' | bubble --print"#),
      (plain.text("\u{1B}[1mx").arrowSize(2), #"printf '\033[1mx' | bubble --print --arrow-size 2"#),
    ])
  func properties(_ bubble: Bubble, _ expected: String) {
    #expect(ShellCommand(Design(bubble), automaticColumns: 72).text == expected)
  }

  @Test(
    arguments: [
      (Design(plain, width: .atMost(40)), "bubble --print --max-width 40 Hello"),
      (Design(plain, width: .exactly(40)), "bubble --print --width 40 Hello"),
      (Design(plain, width: .unlimited), "bubble --print --max-width none Hello"),
      (Design(plain, glyphs: .ascii, appearance: .dark), "bubble --print --glyphs ascii --appearance dark Hello"),
      (Design(plain, appearance: .unknown), "bubble --print Hello"),
    ])
  func choices(_ design: Design, _ expected: String) {
    #expect(ShellCommand(design, automaticColumns: 72).text == expected)
  }

  /// The text has 67 columns, its bubble 71.
  @Test(
    arguments: [
      (71, long, nil), (70, long, 70), (72, long.arrowPosition(.left), nil), (4, plain, 6),
      (200, plain.text(String(repeating: "x", count: 100)), 200), (9, plain.numberOfLines(1), nil),
      (8, plain.numberOfLines(1), 8), (40, plain.textInset(10_000), nil),
    ] as [(Int, Bubble, Int?)])
  func automaticWidthIsGivenWhereItShows(_ columns: Int, _ bubble: Bubble, _ expected: Int?) {
    let command = ShellCommand(Design(bubble), automaticColumns: columns).text
    let words = command.split(separator: " ")
    #expect(words.firstIndex(of: "--max-width").flatMap { Int(words[$0 + 1]) } == expected, "\(command)")
  }

  @Test func whatControlsShowAsCounts() {
    let design = Design(Self.plain.text(String(repeating: "\u{1B}[m", count: 30)))
    #expect(!ShellCommand(design, automaticColumns: 72).text.contains("--max-width"))
    #expect(ShellCommand(design, automaticColumns: 72, controls: .show).text.contains("--max-width 72"))
  }

  @Test func carriedOptionsComeFirst() {
    let command = ShellCommand(
      Design(Self.plain.arrowSize(0)), automaticColumns: 72, carriedOptions: ["--tab-size", "4", "--output", "my file"])
    #expect(command.text == "bubble --print --tab-size 4 --output 'my file' --arrow-size 0 Hello")
  }
}
