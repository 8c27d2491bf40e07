import BubbleFiles
import Glibc
import SpeechBubble
import TestSupport
import Testing

/// Files that hold no preset: named, skipped, and never overwritten.
@Suite struct DamagedPresetTests {
  private static let damages: [(content: String, problem: String)] = [
    ("", "it is not valid JSON"), ("{\"borderWidth\": 2", "it is not valid JSON"), ("[]", "it holds no JSON object"),
    ("{\"borderWidth\": 9}", "borderWidth takes a whole number from 0 to 3, not 9"),
  ]

  @Test(arguments: damages) func isNamedAndSkipped(_ content: String, _ problem: String) throws {
    let folder = PresetFiles.folder(with: ["bad.json": content, "good.json": "{}"])
    let message = "cannot use \(folder.file(PresetFiles.path))/bad.json: \(problem)"
    let (presets, damaged) = PresetFolder(in: folder).all()
    #expect(presets.map(\.name) == (PresetFiles.builtInNames + ["good"]).sorted())
    #expect(damaged.map(\.description) == [message])
    let failure = #expect(throws: DocumentFailure.self) { try PresetFolder(in: folder).named("bad") }
    #expect(failure?.description == message)
  }

  @Test(arguments: damages) func isNotOverwritten(_ content: String, _ problem: String) throws {
    let folder = PresetFiles.folder(with: ["bad.json": content])
    let failure = #expect(throws: PresetFailure.self) { try PresetFolder(in: folder).save("bad", PresetFiles.heavy) }
    let file = folder.file(PresetFiles.path) + "/bad.json"
    #expect(failure?.description == "cannot use \(file): \(problem); repair or remove it first")
    #expect(folder.contents(of: PresetFiles.path + "/bad.json") == content)
    #expect(folder.names(in: PresetFiles.path) == ["bad.json"])
  }

  @Test func isNotHiddenByABuiltInName() throws {
    let folder = PresetFiles.folder(with: ["shout.json": "x"])
    #expect(throws: DocumentFailure.self) { try PresetFolder(in: folder).named("shout") }
    let (presets, damaged) = PresetFolder(in: folder).all()
    #expect(presets == BubblePreset.builtIn.sorted { $0.name < $1.name })
    #expect(damaged.count == 1)
  }

  /// Pipes are not waited for, devices and huge files not read.
  @Test func mayBeNoFileAtAll() throws {
    let folder = PresetFiles.folder(with: ["large.json": "{}" + String(repeating: " ", count: 1 << 20)])
    folder.makeFolder(PresetFiles.path + "/folder.json")
    mkfifo(folder.file(PresetFiles.path + "/pipe.json"), 0o600)
    symlink("loop.json", folder.file(PresetFiles.path + "/loop.json"))
    symlink("/dev/zero", folder.file(PresetFiles.path + "/zero.json"))
    let reasons = [
      ("folder", "it is no regular file"), ("large", "it is larger than 1 MB"),
      ("loop", "Too many levels of symbolic links"), ("pipe", "it is no regular file"),
      ("zero", "it is no regular file"),
    ]
    let (presets, damaged) = PresetFolder(in: folder).all()
    #expect(presets.map(\.name) == PresetFiles.builtInNames)
    let path = folder.file(PresetFiles.path)
    #expect(damaged.map(\.description) == reasons.map { "cannot read \(path)/\($0).json: \($1)" })
    for (name, _) in reasons {
      #expect(throws: PresetFailure.self) { try PresetFolder(in: folder).save(name, BubblePatch()) }
    }
    #expect(folder.names(in: PresetFiles.path) == reasons.map { $0.0 + ".json" })
  }

  @Test func mayBeTheFolder() {
    let folder = TemporaryFolder()
    folder.makeFolder("bubble")
    symlink("presets", folder.file(PresetFiles.path))
    let (presets, damaged) = PresetFolder(in: folder).all()
    #expect(presets.map(\.name) == PresetFiles.builtInNames)
    let path = folder.file(PresetFiles.path)
    #expect(damaged.map(\.description) == ["cannot read \(path): Too many levels of symbolic links"])
  }
}
