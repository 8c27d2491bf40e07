import BubbleFiles
import Glibc
import SpeechBubble
import TestSupport
import Testing

@Suite struct PresetSavingTests {
  @Test func makesTheFolder() throws {
    let folder = TemporaryFolder()
    try PresetFolder(configurationHome: nil, home: folder.path).save("mine", PresetFiles.heavy)
    #expect(folder.contents(of: ".config/bubble/presets/mine.json") == PresetFiles.heavyJSON)
    #expect(folder.names(in: ".config/bubble/presets") == ["mine.json"])
    for made in [".config", ".config/bubble", ".config/bubble/presets"] {
      var status = stat()
      stat(folder.file(made), &status)
      #expect(status.st_mode & 0o777 == 0o700)
    }
  }

  /// Nothing but the presets is left behind.
  @Test func replacesWhatIsSound() throws {
    let folder = PresetFiles.folder(with: ["mine.json": "{\"arrowSize\": 5, \"later\": true}", "tooltip.json": "{}"])
    let presets = PresetFolder(in: folder)
    try presets.save("mine", PresetFiles.heavy)
    try presets.save("tooltip", PresetFiles.heavy)
    #expect(folder.contents(of: PresetFiles.path + "/mine.json") == PresetFiles.heavyJSON)
    #expect(try presets.named("tooltip")?.patch == PresetFiles.heavy)
    #expect(folder.names(in: PresetFiles.path) == ["mine.json", "tooltip.json"])
  }

  @Test func leavesOutTheText() throws {
    let folder = TemporaryFolder()
    let patch = BubblePatch(Bubble("said", style: .fill, arrowPosition: .top))
    try PresetFolder(in: folder).save("mine", patch)
    #expect(!folder.contents(of: PresetFiles.path + "/mine.json").contains("said"))
    #expect(try PresetFolder(in: folder).named("mine")?.patch == patch.without(.text))
  }

  @Test(arguments: ["", ".", "..", "../mine", "a/b", "a b", "é", "a\u{1B}b"])
  func refusesABadName(_ name: String) throws {
    let folder = TemporaryFolder()
    #expect(throws: PresetFailure.badName(name)) { try PresetFolder(in: folder).save(name, BubblePatch()) }
    #expect(folder.names == [])
  }

  @Test func needsAPlace() {
    #expect(throws: PresetFailure.noFolder) {
      try PresetFolder(configurationHome: "relative", home: nil).save("mine", BubblePatch())
    }
  }

  @Test func failsWhereAFileStandsForTheFolder() {
    let folder = TemporaryFolder()
    folder.write("kept", to: "bubble")
    let failure = #expect(throws: Failure.self) { try PresetFolder(in: folder).save("mine", BubblePatch()) }
    #expect(failure == .cannotWrite(folder.file(PresetFiles.path), ENOTDIR))
    #expect(folder.contents(of: "bubble") == "kept")
  }

  @Test func failuresAreWorded() {
    #expect(
      PresetFailure.badName("a\n").description
        == "'a\\n' is no name for a preset: it takes letters, digits, '.', '_' and '-'")
    #expect(PresetFailure.noFolder.description == "there is no folder for presets: set HOME or XDG_CONFIG_HOME")
  }
}
