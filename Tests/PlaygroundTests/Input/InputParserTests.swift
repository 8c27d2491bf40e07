import SpeechBubble
import Testing

@testable import Playground

/// From the bytes of terminals to events.
@Suite struct InputParserTests {
  @Test(
    arguments: [
      ("a", [.character("a")]),
      ("ă", [.character("ă")]),
      ("中👩\u{200D}💻", [.character("中"), .character("👩"), .character("\u{200D}"), .character("💻")]),
      ("\r", [.key(.enter)]), ("\n", [.key(.enter)]), ("\t", [.key(.tab)]),
      ("\u{7F}", [.key(.backspace)]), ("\u{08}", [.key(.backspace)]), ("\u{0C}", [.key(.control("l"))]),
      ("\u{1B}[A", [.key(.up)]), ("\u{1B}OB", [.key(.down)]), ("\u{1B}[1;2C", [.key(.right, .shift)]),
      ("\u{1B}[1;6D", [.key(.left, [.shift, .control])]), ("\u{1B}[d", [.key(.left, .shift)]),
      ("\u{1B}[5~\u{1B}[6~", [.key(.pageUp), .key(.pageDown)]), ("\u{1B}[3;2~", [.key(.delete, .shift)]),
      ("\u{1B}[H\u{1B}[4~", [.key(.home), .key(.end)]), ("\u{1B}[Z", [.key(.backTab)]),
      ("\u{1B}OP\u{1B}[11~\u{1B}[[A", [.key(.function(1)), .key(.function(1)), .key(.function(1))]),
      ("\u{1B}[24~", [.key(.function(12))]),
      ("\u{1B}q", [.key(.escape), .character("q")]),
      ("\u{1B}ü", [.key(.escape), .character("ü")]),
      ("\u{1B}\r", [.key(.escape), .key(.enter)]),
      ("\u{1B}\u{1B}[A", [.key(.escape), .key(.up)]),
      ("\u{1B}[99~x", [.character("x")]), ("\u{1B}[?1;2cx", [.character("x")]), ("\u{1B}[1 qx", [.character("x")]),
      ("\u{1B}O\u{1B}[A", [.key(.up)]),
      ("\u{1B}]4;1;x\u{07}y", [.character("y")]),
    ] as [(String, [InputEvent])])
  func events(_ bytes: String, _ expected: [InputEvent]) {
    var parser = InputParser()
    expectEqual(parser.feed(Array(bytes.utf8)), expected)
    #expect(!parser.isPending)
  }

  /// However the bytes are cut, the events are the same.
  @Test func piecesMakeTheSameEvents() {
    let bytes = Array(
      "aé中\u{1B}[1;2A\u{1B}OP\u{1B}[<32;300;7M\u{1B}[200~x\r\ny\u{1B}[201~\u{1B}]11;rgb:ffff/0/80\u{1B}\\z".utf8)
    var whole = InputParser()
    let expected = whole.feed(bytes)
    #expect(expected.count == 9)
    for size in 1..<bytes.count {
      var parser = InputParser()
      var events: [InputEvent] = []
      for start in stride(from: 0, to: bytes.count, by: size) {
        events += parser.feed(bytes[start..<min(start + size, bytes.count)])
      }
      #expect(events == expected, "in pieces of \(size)")
    }
  }

  @Test(
    arguments: [
      ("\u{1B}", [.key(.escape)]), ("\u{1B}O", [.key(.escape), .character("O")]), ("\u{1B}[", []), ("\u{1B}[1;", []),
      ("\u{1B}]11;rgb:", []), ("\u{1B}[M!", []),
    ] as [(String, [InputEvent])])
  func whatIsCutShortEndsWithTheWait(_ bytes: String, _ expected: [InputEvent]) {
    var parser = InputParser()
    expectEqual(parser.feed(Array(bytes.utf8)), [])
    #expect(parser.isPending)
    expectEqual(parser.flush(), expected)
    expectEqual(parser.feed(Array("x".utf8)), [.character("x")])
  }

  @Test func illFormedBytesDoNoHarm() {
    var parser = InputParser()
    expectEqual(
      parser.feed([0xC3, 0x28, 0xFF, 0x61]),
      [
        .character("\u{FFFD}"), .character("("), .character("\u{FFFD}"), .character("a"),
      ])
    expectEqual(parser.feed([0xE4, 0xB8]), [])
    expectEqual(parser.flush(), [])
    expectEqual(parser.feed([0x61]), [.character("a")])
  }
}

/// Pastes.
extension InputParserTests {
  @Test(
    arguments: [
      ("hello", "hello"), ("a\rb\r\nc\nd", "a\nb\nc\nd"), ("é中👩\u{200D}💻", "é中👩\u{200D}💻"),
      ("q\u{1B}[Ax\u{3}", "q\u{1B}[Ax\u{3}"),
      ("\u{1B}[20", "\u{1B}[20"), ("\u{1B}\u{1B}[201", "\u{1B}\u{1B}[201"), ("", ""),
    ])
  func pastesAreTakenAsTheyAre(_ bytes: String, _ text: String) {
    var parser = InputParser()
    expectEqual(parser.feed(Array("\u{1B}[200~\(bytes)\u{1B}[201~z".utf8)), [.paste(text), .character("z")])
  }

  @Test func slowPasteComesInPieces() {
    var parser = InputParser()
    expectEqual(parser.feed(Array("\u{1B}[200~one".utf8)), [])
    expectEqual(parser.flush(), [.paste("one")])
    #expect(!parser.isPending)
    expectEqual(parser.feed(Array("\u{1B}[A".utf8)), [])
    expectEqual(parser.feed(Array("q\u{1B}[201~".utf8)), [.paste("\u{1B}[Aq")])
  }
}

/// The mouse.
extension InputParserTests {
  @Test(
    arguments: [
      ("0;1;1M", .press, 0, 0), ("0;300;100m", .release, 299, 99), ("32;224;5M", .drag, 223, 4),
      ("4;2;3M", .press, 1, 2),
      ("64;5;6M", .wheelUp, 4, 5), ("65;5;6M", .wheelDown, 4, 5), ("48;9;9M", .drag, 8, 8),
    ] as [(String, MouseReport.Action, Int, Int)])
  func reports(_ report: String, _ action: MouseReport.Action, _ column: Int, _ row: Int) {
    var parser = InputParser()
    guard case .mouse(let mouse)? = parser.feed(Array("\u{1B}[<\(report)".utf8)).first else {
      Issue.record("no report")
      return
    }
    #expect(mouse.action == action)
    #expect((mouse.column, mouse.row) == (column, row))
  }

  @Test(arguments: ["2;1;1M", "35;4;4M", "0;0;5M", "0;5M", "0;1;2;3M", "128;1;1M"])
  func otherReportsAreIgnored(_ report: String) {
    var parser = InputParser()
    expectEqual(parser.feed(Array("\u{1B}[<\(report)x".utf8)), [.character("x")])
  }

  /// The older encoding has three bytes, of which none may be taken for text.
  @Test func olderReports() {
    var parser = InputParser()
    let events = parser.feed([0x1B, 0x5B, 0x4D, 0x20, 0x21 + 4, 0xFF, 0x61])
    #expect(events == [.mouse(MouseReport(button: 0, column: 5, row: 223, isRelease: false)!), .character("a")])
    let release = parser.feed([0x1B, 0x5B, 0x4D, 0x23, 0x71, 0x71])
    #expect(release == [.mouse(MouseReport(button: 3, column: 81, row: 81, isRelease: false)!)])
  }
}

/// What terminals answer.
extension InputParserTests {
  @Test(
    arguments: [
      ("]11;rgb:0000/8080/ffff\u{07}", .background(RGB(red: 0, green: 128, blue: 255))),
      ("]11;rgb:1c/1c/1e\u{1B}\\", .background(RGB(red: 0x1C, green: 0x1C, blue: 0x1E))),
      ("]11;rgba:f/f/f/8\u{1B}\\", .background(RGB(red: 255, green: 255, blue: 255))),
      ("[?997;1n", .appearanceChange(.dark)), ("[?997;2n", .appearanceChange(.light)),
    ] as [(String, InputEvent)])
  func answers(_ bytes: String, _ expected: InputEvent) {
    var parser = InputParser()
    expectEqual(parser.feed(Array("\u{1B}\(bytes)x".utf8)), [expected, .character("x")])
  }

  @Test(
    arguments: [
      "]11;?\u{07}", "]11;rgb:12345/0/0\u{07}", "]11;rgb:0/0\u{07}", "]11;rgb:-1/0/0\u{07}", "]10;rgb:0/0/0\u{07}",
      "]11\u{07}", "[?997;3n", "[?997n", "[?1;1n",
    ])
  func otherAnswersAreIgnored(_ bytes: String) {
    var parser = InputParser()
    expectEqual(parser.feed(Array("\u{1B}\(bytes)x".utf8)), [.character("x")])
  }
}
