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
    let words = [message.name ?? message.role, message.text].map { text in
      StyledText(text, policy: .strip).utf8.split {
        $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: " ")
      }
      .joined(separator: " ".utf8)
    }
    let text = Array(words[1])
    let said = text.isEmpty ? Array("no text".utf8) : text
    return words[0] + Array(": ".utf8) + said + [UInt8(ascii: "\n")]
  }
}
