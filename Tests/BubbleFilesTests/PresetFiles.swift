import BubbleFiles
import SpeechBubble
import TestSupport

/// Presets in a temporary configuration folder.
enum PresetFiles {
  static let builtInNames = ["chat-me", "chat-other", "default", "shout", "tip", "tooltip"]
  /// The folder of presets, from the configuration folder.
  static let path = "bubble/presets"

  static let heavyJSON = "{\n  \"borderWidth\" : 2\n}\n"

  static var heavy: BubblePatch {
    var patch = BubblePatch()
    patch.set(BubbleProperty.named("borderWidth")!, .integer(2))
    return patch
  }

  static func folder(with files: [String: String]) -> TemporaryFolder {
    let folder = TemporaryFolder()
    folder.makeFolder(path)
    for (name, content) in files { folder.write(content, to: path + "/" + name) }
    return folder
  }
}

extension PresetFolder {
  init(in folder: borrowing TemporaryFolder) { self.init(configurationHome: folder.path, home: nil) }
}
