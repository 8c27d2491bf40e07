import BubbleFiles
import Conversation
import SpeechBubble

/// How the bubbles of a conversation look: each role has a preset of its own, and over it the file and the flags.
extension Settings {
  mutating func resolveLooks(in folder: PresetFolder, _ look: BubblePatch?, _ document: BubblePatch?) throws {
    func bubble(_ base: Bubble, _ preset: BubblePatch?) -> Bubble {
      var bubble = base
      for patch in [preset, document?.without(.text), flags] { patch?.apply(to: &bubble) }
      return bubble
    }
    conversationLooks = ConversationLooks(
      mine: bubble(.chatMe, look), others: bubble(.chatOther, look), system: bubble(.chatSystem, look))
    for (role, name) in looks {
      guard let preset = try folder.named(name) else {
        throw UsageError.unknownPreset(role: role, name: name, known: folder.all().presets.map(\.name))
      }
      conversationLooks.roles[role] = bubble(.chatSystem, preset.patch)
    }
  }
}
