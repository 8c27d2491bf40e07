import BubbleFiles
import Conversation

/// Reads a transcript, has it written, and tells on standard error what is wrong with it.
struct TranscriptPrinter: LivePrinter {
  /// Whether problems wait for the end.
  var holdsProblems = false
  private(set) var hasProblems = false

  private let sourceName: String
  private var writer: any ConversationWriter
  private var transcript = Transcript()
  private var held: [TranscriptProblem] = []

  init(_ sourceName: String, _ writer: any ConversationWriter) {
    self.sourceName = sourceName
    self.writer = writer
  }

  var pause: [UInt8] { writer.pause }
  var resumption: [UInt8] { writer.resumption }

  mutating func feed(_ bytes: some Sequence<UInt8>) -> [UInt8] { take(transcript.feed(bytes)) }

  mutating func finish() -> [UInt8] { take(transcript.finish()) + writer.finish() }

  private mutating func take(_ events: [TranscriptEvent]) -> [UInt8] {
    var bytes: [UInt8] = []
    // Pieces of a text that came together are written together.
    var text = ""
    for event in events {
      if case .text(let piece) = event {
        text += piece
        continue
      }
      if case .problem(let problem) = event { note(problem) }
      bytes += write(&text) + writer.take(event)
    }
    return bytes + write(&text)
  }

  private mutating func write(_ text: inout String) -> [UInt8] {
    defer { text = "" }
    return text.isEmpty ? [] : writer.take(.text(text))
  }

  private mutating func note(_ problem: TranscriptProblem) {
    hasProblems = true
    if holdsProblems { held.append(problem) } else { report(problem) }
  }

  func reportHeld() { for problem in held { report(problem) } }

  /// If even that cannot be written, the exit status has to do.
  private func report(_ problem: TranscriptProblem) {
    try? Descriptor.error.write(Array("bubble: \(sourceName): \(problem)\n".utf8))
  }
}
