import SpeechBubble
import TestSupport
import Testing

/// Presets are chosen and saved.
@Suite struct PresetKeysTests {
  /// The configuration is in this folder.
  private func environment(_ folder: borrowing TemporaryFolder) -> [String: String] {
    ["XDG_CONFIG_HOME": folder.path, "HOME": "/nonexistent"]
  }

  @Test func isChosenFromTheList() throws {
    let playground = try PlaygroundSession("hello")
    let start = try playground.styledScreen()
    let names = BubblePreset.builtIn.map(\.name).sorted()
    for (index, name) in names.enumerated() {
      try playground.press("p")
      #expect(
        try playground.screen().rows[1...names.count].map { $0.prefix(15).filter { $0 != " " && $0 != "│" } } == names)
      try playground.press(Array(repeating: "Down", count: index) + ["Enter"])
      #expect(try playground.screen().rows[22] == "preset \(name)")
      try playground.expectBubble("--preset", name, "hello")
    }
    try playground.press("z", "z", "z", "z", "z", "z")
    #expect(try playground.styledScreen().differences(to: start).allSatisfy { $0.hasPrefix("row 22: ") })
  }

  @Test func isNotChosenWhenTheListIsLeft() throws {
    let playground = try PlaygroundSession("hello")
    let start = try playground.styledScreen()
    try playground.press("p", "Down")
    try playground.pressEscape()
    try playground.expectScreen(start)
  }

  @Test(arguments: [["End"], ["NPage"], ["Down", "Down", "Down", "Down", "Down", "Down", "Down"]], [24, 8, 5])
  func listEndsWithTheLast(keys: [String], rows: Int) throws {
    let playground = try PlaygroundSession("hello", rows: rows)
    try playground.press(["p"] + keys)
    #expect(try playground.screen().contains(" tooltip"))
    try playground.press("Enter")
    #expect(try playground.screen().rows[rows - 2] == "preset tooltip")
    try playground.press(["p"] + keys + ["Up", "Enter"])
    #expect(try playground.screen().rows[rows - 2] == "preset tip")
  }

  @Test func isSavedAndReadBack() throws {
    let folder = TemporaryFolder()
    let playground = try PlaygroundSession("hello", environment: environment(folder))
    try playground.select("borderWidth")
    try playground.press("+", "Down", "Space", "s")
    try playground.terminal.type("my.look-1")
    try playground.press("Enter")
    #expect(try playground.screen().rows[22] == "saved as preset my.look-1")
    try playground.expectBubble("--preset", "my.look-1", "hello")
    #expect(folder.names(in: "bubble/presets") == ["my.look-1.json"])

    let another = try PlaygroundSession("other", environment: environment(folder))
    let names = (BubblePreset.builtIn.map(\.name) + ["my.look-1"]).sorted()
    try another.press(["p"] + Array(repeating: "Down", count: names.firstIndex(of: "my.look-1")!) + ["Enter"])
    try another.expectBubble("--border-width", "2", "--style", "fill,line", "other")
  }

  @Test func damagedFileIsNamedAndLeftAlone() throws {
    let folder = TemporaryFolder()
    folder.makeFolder("bubble/presets")
    folder.write("{ \"style\": ", to: "bubble/presets/broken.json")
    let playground = try PlaygroundSession("hello", columns: 200, environment: environment(folder))
    try playground.press("p")
    #expect(try playground.screen().contains("broken.json"))
    try playground.pressEscape()
    try playground.press("s")
    try playground.terminal.type("broken")
    try playground.press("Enter")
    let notice = try playground.screen().rows[22]
    #expect(notice.contains("broken.json") && notice.contains("repair or remove it"))
    #expect(folder.contents(of: "bubble/presets/broken.json") == "{ \"style\": ")
    #expect(folder.names(in: "bubble/presets") == ["broken.json"])
  }

  @Test func refusesNamesThatAreNone() throws {
    let folder = TemporaryFolder()
    let playground = try PlaygroundSession("hello", environment: environment(folder))
    try playground.press("s")
    try playground.terminal.type("../up")
    try playground.press("Enter")
    #expect(try playground.screen().rows[22].hasPrefix("save as preset: ../up  it takes a name"))
    try playground.pressEscape()
    #expect(folder.names == [])
  }

  @Test func saysThatThereIsNoFolder() throws {
    let playground = try PlaygroundSession("hello")
    try playground.press("s", "x", "Enter")
    #expect(try playground.screen().rows[22].hasPrefix("there is no folder for presets"))
  }
}
