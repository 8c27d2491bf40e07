import BubbleFiles
import SpeechBubble
import TestSupport
import Testing

/// Where presets are, and how they are found.
@Suite struct PresetFolderTests {
  private static let builtInNames = PresetFiles.builtInNames

  @Test(arguments: [
    ("/c", "/h", "/c/bubble/presets"), ("/c/", nil, "/c/bubble/presets"), (nil, "/h", "/h/.config/bubble/presets"),
    ("", "/h", "/h/.config/bubble/presets"), ("relative", "/h", "/h/.config/bubble/presets"),
    ("~/.config", "/", "/.config/bubble/presets"), (nil, nil, nil), ("relative", nil, nil), ("./c", "h", nil),
  ])
  func isInTheConfigurationFolder(_ configurationHome: String?, _ home: String?, _ path: String?) {
    let folder = PresetFolder(configurationHome: configurationHome, home: home)
    #expect(folder.path?.description == path)
  }

  @Test func withoutAFolderThereAreTheBuiltInOnes() throws {
    let empty = TemporaryFolder()
    for folder in [PresetFolder(configurationHome: nil, home: nil), PresetFolder(in: empty)] {
      let (presets, damaged) = folder.all()
      #expect(presets.map(\.name) == Self.builtInNames)
      #expect(damaged == [])
      #expect(try folder.named("shout") == BubblePreset.builtIn.first { $0.name == "shout" })
      #expect(try folder.named("nobody") == nil)
    }
    #expect(empty.names == [])
  }

  @Test func ownPresetsAreAmongThem() throws {
    let folder = PresetFiles.folder(with: [
      "mine.json": PresetFiles.heavyJSON, "B.json": "{}", "z.json.json": "{}",
    ])
    let mine = BubblePreset("mine", PresetFiles.heavy)
    let presets = PresetFolder(in: folder).all().presets
    #expect(presets.map(\.name) == ["B"] + Self.builtInNames.prefix(3) + ["mine", "shout", "tip", "tooltip", "z.json"])
    #expect(presets.contains(mine))
    #expect(try PresetFolder(in: folder).named("mine") == mine)
  }

  @Test func ownPresetWinsOverABuiltInOne() throws {
    let folder = PresetFiles.folder(with: ["shout.json": PresetFiles.heavyJSON])
    #expect(try PresetFolder(in: folder).named("shout")?.patch == PresetFiles.heavy)
    let presets = PresetFolder(in: folder).all().presets
    #expect(presets.map(\.name) == Self.builtInNames)
    #expect(presets.contains(BubblePreset("shout", PresetFiles.heavy)))
  }

  @Test func whatIsNoPresetsFileIsPassedOver() {
    let folder = PresetFiles.folder(with: [
      "notes.txt": "", "mine.json~": "", "a b.json": "", "é.json": "", ".json": "", "..json": "", "mine.JSON": "",
    ])
    let (presets, damaged) = PresetFolder(in: folder).all()
    #expect(presets.map(\.name) == Self.builtInNames)
    #expect(damaged == [])
  }

  @Test func textIsNotTaken() throws {
    let folder = PresetFiles.folder(with: ["mine.json": "{\"text\": \"said\", \"borderWidth\": 2}"])
    #expect(try PresetFolder(in: folder).named("mine")?.patch == PresetFiles.heavy)
  }

  @Test(arguments: ["", ".", "..", "../mine", "/etc/passwd", "a b"])
  func nameThatNoPresetCanHave(_ name: String) throws {
    let folder = PresetFiles.folder(with: ["mine.json": "{}", "..json": "{}", "...json": "{}", "a b.json": "{}"])
    folder.write("{}", to: "bubble/mine.json")
    #expect(try PresetFolder(in: folder).named(name) == nil)
  }

  @Test func nameTooLongForAFile() throws {
    let folder = PresetFiles.folder(with: [:])
    #expect(try PresetFolder(in: folder).named(String(repeating: "a", count: 300)) == nil)
  }
}
