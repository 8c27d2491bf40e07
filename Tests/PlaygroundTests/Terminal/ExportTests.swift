import FoundationEssentials
import TestSupport
import Testing

/// What is taken away is what is seen.
@Suite struct ExportTests {
  /// So wide that no line of an export is folded.
  private func playground() throws -> PlaygroundSession {
    let playground = try PlaygroundSession("it's 100%", columns: 160, rows: 40)
    try playground.select("style")
    try playground.press("Space", "Home", "Down", "Space", "End", "PPage", "Up", "Left", "g", "g")
    return playground
  }

  /// The text of the export that is shown.
  private func shown(_ playground: PlaygroundSession) throws -> String {
    let rows = try playground.screen().rows[2..<38]
    return rows.reversed().drop { $0.isEmpty }.reversed().map { $0 + "\n" }.joined()
  }

  /// What was last put on the clipboard (OSC 52).
  private func copied(_ playground: PlaygroundSession) throws -> String {
    try playground.screen()
    let written = String(decoding: try playground.terminal.output(), as: UTF8.self)
    let payload = try #require(written.split(separator: "\u{1B}]52;c;").last?.prefix { $0 != "\u{1B}" })
    let data = try #require(Data(base64Encoded: String(payload)))
    return String(decoding: data, as: UTF8.self)
  }

  @Test func copiesWhatIsShown() throws {
    let playground = try playground()
    try playground.press("e")
    var texts: [String] = []
    for (key, name) in [("y", "shell command"), ("y", "Swift"), ("y", "JSON")] {
      try playground.press(key)
      #expect(try playground.screen().rows[38] == "\(name) copied, if the terminal lets programs do that (OSC 52)")
      let text = try copied(playground)
      let rows = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      #expect(rows.allSatisfy { $0.utf8.count < 160 })
      #expect(try shown(playground) == text)
      texts.append(text)
      try playground.press("Tab")
    }
    #expect(texts[0].hasPrefix("bubble --print ") && texts[0].contains("'it'\\''s 100%'"))
    #expect(texts[1].contains("import SpeechBubble"))
    #expect(texts[2].hasPrefix("{"))
  }

  @Test func commandPrintsWhatIsSeen() throws {
    let playground = try playground()
    let picture = try playground.picture().text
    let folder = TemporaryFolder()
    try playground.press("e")
    #expect(try Shell.run(try shown(playground), in: folder) == 0)
    #expect(BubblePicture(printed: folder.contents(of: "log")).text == picture)
    #expect(picture.contains("║") && picture.contains("it's 100%"))
  }

  @Test func documentPrintsWhatIsSeen() throws {
    let playground = try playground()
    let picture = try playground.picture()
    let folder = TemporaryFolder()
    try playground.press("e", "BTab")
    folder.write(try shown(playground), to: "bubble.json")
    #expect(
      try BubblePicture(printing: ["--from", folder.file("bubble.json"), "-g", "double"], columns: 160) == picture)
  }

  @Test func goesThroughTheForms() throws {
    let playground = try PlaygroundSession("hello")
    let start = try playground.styledScreen()
    try playground.press("e")
    var screens = [try playground.styledScreen()]
    for key in ["Tab", "l", "e"] {
      try playground.press(key)
      screens.append(try playground.styledScreen())
    }
    #expect(Set(screens).count == 3 && screens[0] == screens[3])
    for screen in screens.dropLast().reversed() {
      try playground.press("h")
      try playground.expectScreen(screen)
    }
    try playground.pressEscape()
    try playground.expectScreen(start)
  }
}
