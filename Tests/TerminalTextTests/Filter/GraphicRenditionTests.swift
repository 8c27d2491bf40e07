import Testing

@testable import TerminalText

@Suite struct GraphicRenditionTests {
  /// The parameters of one or more sequences, one after another, and how an `x` after them looks.
  static let table: [([String], String)] = [
    (["1"], "bold"), (["2"], "faint"), (["3"], "italic"), (["4"], "underline"), (["21"], "underline"),
    (["5"], "blink"), (["6"], "blink"), (["7"], "reverse"), (["9"], "strike"), (["8"], ""), (["28"], ""),
    (["1;2", "22"], ""), (["3", "23"], ""), (["4", "24"], ""), (["21", "24"], ""), (["5", "25"], ""),
    (["7", "27"], ""), (["9", "29"], ""), (["1;3", "23"], "bold"),
    (["4:0"], ""), (["4", "4:0"], ""), (["4:1"], "underline"), (["4:3"], "underline"), (["4:5"], "underline"),
    (["4:6"], ""), (["4", "4:9"], "underline"), (["4:1:2"], ""), (["4:"], ""), (["1:2"], ""),
    (["30"], "fg0"), (["37"], "fg7"), (["90"], "fg8"), (["97"], "fg15"), (["31", "39"], ""),
    (["40"], "bg0"), (["47"], "bg7"), (["100"], "bg8"), (["107"], "bg15"), (["41", "49"], ""),
    (["38;5;200"], "fg200"), (["48;5;7"], "bg7"), (["38:5:200"], "fg200"), (["48:5:7"], "bg7"),
    (["38;2;1;2;3"], "fg(1,2,3)"), (["48;2;1;2;3"], "bg(1,2,3)"), (["38:2:1:2:3"], "fg(1,2,3)"),
    (["38:2::1:2:3"], "fg(1,2,3)"), (["48:2::1:2:3"], "bg(1,2,3)"), (["38:2:9:1:2:3:0:1"], "fg(1,2,3)"),
    (["38;2;;;5"], "fg(0,0,5)"), (["1;38;5;3;4"], "bold underline fg3"), (["1;38:5:3;4"], "bold underline fg3"),
    (["58;5;3;1"], "bold"), (["58:2::1:2:3;1"], "bold"), (["58;2;1;2;3;1"], "bold"), (["59"], ""),
    (["38;5;256;1"], "bold"), (["38;2;1;2;999;1"], "bold"), (["38:5:256;1"], "bold"), (["38:5;1"], "bold"),
    (["38:9:1;1"], "bold"), (["38"], ""), (["38;5"], ""), (["38;2;1;2"], ""), (["38;9;1"], ""), (["1;38;5"], "bold"),
    (["38;5:3;1"], ""), (["38:2:1:2;1"], "bold"),
    (["1", ""], ""), (["1", "0"], ""), (["1", ";3"], "italic"), (["1;;3"], "italic"), (["1;3;"], ""),
    (["00001"], "bold"), (["256"], ""), (["99999999999999999999"], ""), (["65537"], ""), (["18446744073709551617"], ""),
    (["10;11;20;26;50;73;108;1"], "bold"),
    ([String(repeating: "0;", count: 31) + "1"], "bold"), ([String(repeating: "0;", count: 32) + "1"], ""),
    ([String(repeating: ":", count: 99) + "1"], ""), (["1;" + String(repeating: "3", count: 9999)], "bold"),
  ]

  @Test(arguments: table)
  func selects(_ sequences: [String], _ style: String) {
    for introducer in ["\u{1B}[", "\u{9B}"] {
      let input = sequences.map { introducer + $0 + "m" }.joined() + "x"
      #expect(notation(StyledText(input)) == (style.isEmpty ? "x" : "‹\(style)›x"), "\(input.debugDescription)")
      #expect(notation(StyledText(input, policy: .strip)) == "x")
    }
  }

  @Test func resetLeavesTheLink() {
    #expect(notation(StyledText("\u{1B}]8;;http://x\u{07}\u{1B}[1ma\u{1B}[mb")) == "‹bold link1›a‹link1›b")
  }
}
