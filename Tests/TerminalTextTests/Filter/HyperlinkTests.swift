import Testing

@testable import TerminalText

@Suite struct HyperlinkTests {
  @Test(arguments: [
    "http://example.org", "https://example.org/a;b?c=%20#d", "mailto:somebody@example.org", "HTTPS://EXAMPLE.ORG",
    "http://" + String(repeating: "a", count: 2076),
  ])
  func targetsThatPass(_ target: String) {
    for (start, end) in [("\u{1B}]", "\u{1B}\\"), ("\u{9D}", "\u{9C}"), ("\u{1B}]", "\u{07}")] {
      let text = StyledText("a\(start)8;;\(target)\(end)b\(start)8;;\(end)c")
      #expect(notation(text) == "a‹link1›b‹›c")
      #expect(text.links == [StyledText.Link(target: target)])
    }
  }

  @Test(arguments: [
    "javascript:alert(1)", "file:///etc/passwd", "ftp://x", "example.org", "http", "http ://x", "http://a b",
    "http://ä", "http://a\u{01}b", "http://a\u{7F}b", "xhttp://x", ":", " http://x",
    "http://" + String(repeating: "a", count: 2077), "http://" + String(repeating: "a", count: 9999),
  ])
  func targetsThatDoNot(_ target: String) {
    let text = StyledText("\u{1B}]8;;http://ok\u{07}a\u{1B}]8;;\(target)\u{07}b")
    #expect(notation(text) == "‹link1›a‹›b")
    #expect(text.links == [StyledText.Link(target: "http://ok")])
  }

  @Test(arguments: [
    ("id=one", "one"), ("a=b:id=one:c=d", "one"), ("", ""), ("id=", ""), ("id=a b", ""), ("id=ä", ""), ("idx=1", ""),
    ("id=" + String(repeating: "i", count: 250), String(repeating: "i", count: 250)),
    ("id=" + String(repeating: "i", count: 251), ""),
  ])
  func ids(_ parameters: String, _ id: String) {
    let text = StyledText("\u{1B}]8;\(parameters);http://x\u{07}a")
    #expect(notation(text) == "‹link1›a")
    #expect(text.links == [StyledText.Link(target: "http://x", id: id)])
  }

  @Test(arguments: ["8", "8;", "8;http://y", "0;title", "88;;http://y", "52;c;aGk=", ""])
  func otherCommandsLeaveTheLink(_ payload: String) {
    #expect(notation(StyledText("\u{1B}]8;;http://x\u{07}a\u{1B}]\(payload)\u{07}b")) == "‹link1›ab")
  }

  @Test(arguments: ["\u{18}", "\u{1A}", "\u{1B}[m", "\u{1B}(B"])
  func cutShortItOpensNothing(_ ending: String) {
    let text = StyledText("\u{1B}]8;;http://x\(ending)a")
    #expect(notation(text) == "a")
    #expect(text.links.isEmpty)
  }

  @Test func equalLinksShareANumber() {
    let inputs = ["http://x", "http://y", "http://x"].map { "\u{1B}]8;;\($0)\u{07}a\u{1B}]8;;\u{07}-" }
    let text = StyledText(inputs.joined() + "\u{1B}]8;id=1;http://x\u{07}a")
    #expect(notation(text) == "‹link1›a‹›-‹link2›a‹›-‹link1›a‹›-‹link3›a")
    #expect(text.links.map(\.target) == ["http://x", "http://y", "http://x"])
  }
}
