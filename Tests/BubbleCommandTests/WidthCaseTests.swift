import TestSupport
import Testing

/// Theme A: how wide text is. The pictures have their blanks counted by hand.
@Suite struct WidthCaseTests {
  private func print(_ text: String, _ options: String...) throws -> Outcome {
    try Invocation(arguments: ["--text-alignment", "left", "--arrow-size", "0"] + options)
      .with { $0.input = .text(text) }.run()
  }

  private func frame(_ columns: Int, _ rows: String...) -> String {
    let line = String(repeating: "─", count: columns - 2)
    return (["╭\(line)╮"] + rows + ["╰\(line)╯"]).map { $0 + "\n" }.joined()
  }

  /// Case w01.
  @Test(arguments: [
    ["-s", "line"], ["-s", "dotted-line"], ["-s", "fill,line"], ["--border-width", "2"], ["--border-width", "3"],
    ["-g", "double"], ["-g", "ascii"], ["--corner-radius", "0"], ["--border-width", "0"],
  ])
  func wideLetters(_ style: [String]) throws {
    let outcome = try Invocation(
      arguments: style + ["-w", "none", "--text-alignment=left", "你好，世界 mixed 한국어\nplain line"]
    ).run()
    let wide = try #require(outcome.lines.first { $0.contains("你好，世界 mixed 한국어") })
    let plain = try #require(outcome.lines.first { $0.contains("plain line") })
    let rest = plain.dropFirst(wide.prefix { $0 != "你" }.count)
    #expect(wide.prefix { $0 != "你" } == plain.prefix { $0 != "p" })
    if style != ["--border-width", "0"] {
      #expect(rest.hasPrefix("plain line" + String(repeating: " ", count: 14)) && rest.count == 25)
      #expect(outcome.lines[0].count == 27)
    }
  }

  /// Case w04.
  @Test func emojiAreOnePicture() throws {
    let text = "👨‍👩‍👧‍👦 family\n👋🏽 wave\n🏳️‍🌈 pride\n🧑🏾‍💻 coder\nplain"
    #expect(
      try print(text, "-w", "none").output
        == frame(
          13, "│ 👨‍👩‍👧‍👦 family │", "│ 👋🏽 wave   │", "│ 🏳️‍🌈 pride  │", "│ 🧑🏾‍💻 coder  │", "│ plain     │"))
    #expect(
      try print(text, "--width=8").output
        == frame(
          8, "│ 👨‍👩‍👧‍👦   │", "│ fami │", "│ ly   │", "│ 👋🏽   │", "│ wave │", "│ 🏳️‍🌈   │", "│ prid │", "│ e    │", "│ 🧑🏾‍💻   │",
          "│ code │", "│ r    │", "│ plai │", "│ n    │"))
  }

  /// Case w08; the least room is two cells.
  @Test func thaiVowelsTakeNoCellOrOne() throws {
    let text =
      "\u{E1B}\u{E0F}\u{E31}\u{E01}\n\u{E04}\u{E33}\n\u{E17}\u{E35}\u{E48}\u{E19}\u{E35}\u{E48}\n\u{E19}\u{E49}\u{E33}"
    #expect(
      try print(text, "-w", "none").output
        == frame(
          7, "│ \u{E1B}\u{E0F}\u{E31}\u{E01} │", "│ \u{E04}\u{E33}  │",
          "│ \u{E17}\u{E35}\u{E48}\u{E19}\u{E35}\u{E48}  │", "│ \u{E19}\u{E49}\u{E33}  │"))
    let rows = try print(text, "-w", "6").contentRows
    #expect(rows.joined() == text.filter { $0 != "\n" } && rows.count == 5)
    for row in rows {
      let first = try #require(row.unicodeScalars.first).value
      #expect(first != 0xE31 && !(0xE34...0xE3A ~= first) && !(0xE47...0xE4E ~= first))
    }
  }

  /// Case w11.
  @Test func halfwidthMarksTakeACell() throws {
    let text = "\u{FF76}\u{FF9E}\u{FF77}\u{FF9E}\u{FF78}\u{FF9E}"
    #expect(try print(text + "\nabcdef", "-w", "none").output == frame(10, "│ \(text) │", "│ abcdef │"))
  }
}
