import Testing

@testable import SpeechBubble

struct BubblePresetTests {
  private func preset(_ name: String) throws -> BubblePreset {
    try #require(BubblePreset.builtIn.first { $0.name == name })
  }

  private func draw(_ name: String) throws -> Grid {
    var bubble = Bubble("Hello there", style: [], arrowPosition: .right).cornerRadius(9).borderWidth(0)
    try preset(name).patch.apply(to: &bubble)
    return try bubble.render(maxColumns: 40)
  }

  @Test func sixAreBuiltIn() {
    #expect(BubblePreset.builtIn.map(\.name) == ["default", "chat-me", "chat-other", "tooltip", "shout", "tip"])
    for preset in BubblePreset.builtIn {
      #expect(BubbleProperty.all.filter { preset.patch[$0] == nil }.map(\.name) == ["text"])
    }
  }

  @Test func defaultIsPlain() throws {
    expectPicture(
      try draw("default"),
      """
      ╭─────────────╮
      │ Hello there │
      ╰─────╮  ╭────╯
             ╲╱
      """)
  }

  @Test func chatMe() throws {
    expectPicture(
      try draw("chat-me"),
      """
      ╭─────────────╮
      │ Hello there │
      ╰─────────╮  ╭╯
                 ╲╱
      """)
  }

  @Test func chatOther() throws {
    expectPicture(
      try draw("chat-other"),
      """
      ╭─────────────╮
      │ Hello there │
      ╰╮  ╭─────────╯
        ╲╱
      """)
  }

  @Test func tooltip() throws {
    expectPicture(
      try draw("tooltip"),
      """
        ╱╲
      ╭╯  ╰─────────╮
      │ Hello there │
      ╰─────────────╯
      """)
  }

  @Test func shout() throws {
    expectPicture(
      try draw("shout"),
      """
      ┏━━━━━━━━━━━━━━━┓
      ┃               ┃
      ┃  Hello there  ┃
      ┃               ┃
      ┗━━━━━━┓  ┏━━━━━┛
              ╲╱
      """)
  }

  @Test func coloursTellWhoSpeaks() throws {
    let colors = try ["chat-me", "chat-other"].map { try preset($0).patch[#require(.named("filledColor"))] }
    #expect(colors == [.name("#005fd7"), .name("grouped-background")])
  }

  @Test func shoutIsBold() throws { #expect(try preset("shout").patch[#require(.named("font"))] == .names(["bold"])) }

  @Test func textIsNeverAPresets() {
    let patch = BubblePatch(Bubble("said", style: .fill, arrowPosition: .left))
    #expect(BubblePreset("mine", patch).patch == patch.without(.text))
  }

  @Test(arguments: [
    ("a", true), ("A.b_C-9", true), ("...", true), ("-x", true), (".", false), ("..", false), ("", false),
    ("a/b", false), ("a b", false), ("é", false), ("e\u{301}", false), ("a\n", false), ("~", false),
    ("٣", false),
  ])
  func namesMakeFileNamesEverywhere(_ name: String, _ isName: Bool) { #expect(BubblePreset.isName(name) == isName) }
}
