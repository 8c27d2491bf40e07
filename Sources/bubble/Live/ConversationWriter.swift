import Conversation
import SpeechBubble
import TerminalText

/// What makes text of the events of a conversation.
protocol ConversationWriter {
  /// - Returns: What is to be written now.
  mutating func take(_ event: TranscriptEvent) -> [UInt8]
  mutating func finish() -> [UInt8]
  var pause: [UInt8] { get }
  var resumption: [UInt8] { get }
}

extension ConversationRenderer: ConversationWriter {}

/// A conversation as a screen reader would say it: a line a message, with who says it.
struct SpokenConversation: ConversationWriter {
  let controls: ControlPolicy
  private var message: Message?

  init(controls: ControlPolicy) { self.controls = controls }

  var pause: [UInt8] { [] }
  var resumption: [UInt8] { [] }

  mutating func take(_ event: TranscriptEvent) -> [UInt8] {
    switch event {
    case .message(let next), .begin(let next):
      defer { message = next }
      return finish()
    case .text(let text):
      message?.text += text
      return []
    case .end: return finish()
    case .problem: return []
    }
  }

  mutating func finish() -> [UInt8] {
    guard let message else { return [] }
    self.message = nil
    let speaker = StyledText(message.name ?? message.role, policy: .strip).words
    return Array("\(speaker): \(StyledText(message.text, policy: .strip).spoken)\n".utf8)
  }
}
