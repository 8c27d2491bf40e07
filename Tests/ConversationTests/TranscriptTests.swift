import TestSupport
import Testing

@testable import Conversation

/// What is read of transcripts in all their forms.
@Suite struct TranscriptTests {
  @Test(arguments: [
    #"{"role":"user","content":"hi"}"# + "\n" + #"{"role":"assistant","text":"yo","name":"Bot","id":7,"x":[1]}"#,
    #"[{"role":"user","content":"hi"},{"role":"assistant","content":[{"type":"text","text":"y"},"o"],"name":"Bot","id":"7"}]"#,
    "{\n \"model\": \"x\",\n \"messages\": [\n  {\"role\": \"user\", \"content\": \"hi\"},\n"
      + "  {\"role\": \"assistant\", \"content\": \"yo\", \"name\": \"Bot\", \"id\": \"7\"}\n ],\n \"n\": {\"messages\": [5]}\n}\n",
    "\u{FEFF}\n{\"role\":\n \"user\", \"content\": \"hi\"}\n{\n \"role\": \"assistant\",\"content\": \"yo\",\"name\":\"Bot\",\"id\":\"7\"\n}\n",
    #"{"messages":[{"role":"user","content":"hi"},{"role":"assistant","content":"yo","name":"Bot","id":"7"}]}"#
      + "\r\n",
  ])
  func wholeMessages(_ text: String) {
    expect(
      text,
      [
        .message(Message(role: "user", text: "hi", id: nil)),
        .message(Message(role: "assistant", text: "yo", name: "Bot", id: "7")),
      ])
  }

  @Test func completionChunks() {
    expect(
      """
      data: {"id":"c","choices":[{"index":0,"delta":{"role":"assistant","content":""},"finish_reason":null}]}

      data: {"id":"c","choices":[{"index":0,"delta":{"content":"Hel"}}]}

      : comment
      data: {"id":"c","choices":[{"index":0,"delta":{"content":"lo"}}]}

      data: {"id":"c","choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}

      data: {"id":"c","choices":[],"usage":{"total_tokens":5}}

      data: [DONE]

      """, [.begin(Message(role: "assistant", id: "c")), .text("Hel"), .text("lo"), .end])
  }

  @Test func contentBlocks() {
    expect(
      """
      event: message_start
      data: {"type":"message_start","message":{"id":"m","role":"assistant","content":[]}}

      event: content_block_start
      data: {"type":"content_block_start","index":0,"content_block":{"type":"text","text":""}}

      event: ping
      data: {"type": "ping"}

      data: {"type":"content_block_delta","index":0,"delta":{"type":"text_delta","text":"Hel"}}

      data: {"type":"content_block_delta","index":0,"delta":{"type":"text_delta","text":"lo"}}

      data: {"type":"content_block_stop","index":0}

      data: {"type":"message_delta","delta":{"stop_reason":"end_turn"}}

      data: {"type":"message_stop"}

      """, [.begin(Message(role: "assistant", id: "m")), .text("Hel"), .text("lo"), .end])
  }

  @Test func linesWithDone() {
    expect(
      """
      {"model":"l","message":{"role":"assistant","content":"Hel"},"done":false}
      {"model":"l","message":{"role":"assistant","content":"lo"},"done":false}
      {"model":"l","message":{"role":"assistant","content":""},"done":true}
      """, [.begin(Message(role: "assistant")), .text("Hel"), .text("lo"), .end])
  }

  @Test func deltas() {
    expect(
      """
      {"role":"user","content":"why?"}
      {"role":"bot","name":"B","delta":"Be"}
      {"delta":"cause"}
      {"delta":"other","id":"2"}
      {"role":"user","delta":"ah"}
      """,
      [
        .message(Message(role: "user", text: "why?")), .begin(Message(role: "bot", name: "B")), .text("Be"),
        .text("cause"), .text("other"), .begin(Message(role: "user")), .text("ah"),
      ])
  }

  @Test(arguments: [
    ("{broken\n", [1]), ("{\"role\":\"user\",\"content\":\"cut\n", [1]), ("hello\n", [1]), ("\n\n{\"foo\":1}\n", [3]),
    ("42\n", [1]), ("{\"role\":\"user\"}\n", [1]), ("{\"role\":\"user\",\"content\":5}\n", [1]),
    ("data: {broken\n\n", [1]),
    ("{\"role\":\"user\",\n", [1]), ("data: {\"x\"\ndata: :1}\n", [1]),
  ])
  func whatIsWrongIsNamedAndTheRestIsRead(_ wrong: String, _ lines: [Int]) {
    let good = #"{"role":"user","content":"hi"}"# + "\n"
    for text in [wrong + good, wrong + "data: " + good] {
      let events = events(text, by: .max)
      #expect(events.compactMap(\.problem).map(\.line) == lines, "\(events)")
      #expect(events.contains(.message(Message(role: "user", text: "hi"))), "\(events)")
      #expect(self.events(text, by: 1) == events)
    }
  }

  @Test(arguments: [
    #"[{"role":"user","content":"hi"},{"role":"assis"#, #"{"messages":[{"role":"user","content":"hi"},{"ro"#,
    "{\n\"messages\":\n[{\"role\":\"user\",\"content\":\"hi\"}", #"[{"role":"user","content":"hi"}}"#,
  ])
  func documentsCutShort(_ text: String) {
    expect(
      text, [.message(Message(role: "user", text: "hi")), .problem(TranscriptProblem(.document, line: nil))])
  }

  @Test func loneSurrogatesAreReplacedAndReported() {
    expect(
      #"{"role":"user","content":"a\ud83dz \ud83d\ude00 \\ud83d"}"#,
      [
        .problem(TranscriptProblem(.loneSurrogate, line: 1)),
        .message(Message(role: "user", text: "a\u{FFFD}z 😀 \\ud83d")),
      ])
  }

  @Test func illFormedUTF8IsNoError() {
    var transcript = Transcript()
    let bytes = Array(#"{"role":"user","content":"a"#.utf8) + [0xFF] + Array("\"}\n".utf8)
    #expect(transcript.feed(bytes) + transcript.finish() == [.message(Message(role: "user", text: "a\u{FFFD}"))])
  }

  @Test(arguments: [
    ("1970-01-01T00:00:00Z", 0), ("2024-05-01T12:30:00Z", 1_714_566_600), ("2024-05-01 21:30+09:00", 1_714_566_600),
    ("2024-05-01T12:30:00.123Z", 1_714_566_600), ("2000-02-29T23:59:59-0130", 951_874_199),
  ])
  func times(_ written: String, _ seconds: Int64) { #expect(MessageTime(written) == .instant(seconds)) }

  @Test(arguments: ["noon", "12:30", "2024-13-01T00:00:00Z", "2024-05-01", ""])
  func otherTimesStayWords(_ written: String) { #expect(MessageTime(written) == .written(written)) }

  @Test func millisecondsAreTold() {
    #expect(MessageTime(number: 1_714_566_600) == .instant(1_714_566_600))
    #expect(MessageTime(number: 1_714_566_600_500) == .instant(1_714_566_600))
  }

  private func events(_ text: String, by size: Int) -> [TranscriptEvent] {
    var transcript = Transcript()
    var events: [TranscriptEvent] = []
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      events += transcript.feed(rest.prefix(size))
      rest = rest.dropFirst(size)
    }
    return events + transcript.finish()
  }

  private func expect(_ text: String, _ expected: [TranscriptEvent], sourceLocation: SourceLocation = #_sourceLocation)
  {
    for size in [Int.max, 1, 7] { #expect(events(text, by: size) == expected, sourceLocation: sourceLocation) }
  }
}

extension TranscriptEvent {
  var problem: TranscriptProblem? {
    if case .problem(let problem) = self { problem } else { nil }
  }
}

/// Ends.
extension TranscriptTests {
  /// What was begun and did not come is reported, whatever there is of it.
  @Test(arguments: ["{", "{\"role\":", "{\"a\":{\"a\":", "{\"role\":\"user\",\"text\":\"x\"}\n{", "["])
  func whatIsCutShortIsReported(_ text: String) {
    var transcript = Transcript()
    let events = transcript.feed(Array(text.utf8)) + transcript.finish()
    #expect(events.contains { if case .problem = $0 { true } else { false } })
  }

  /// Data over several lines is one object, if only the last line shows that.
  @Test(arguments: [2, 3, 70, 200])
  func dataOfManyLinesIsReadTogether(_ lines: Int) {
    let inner = (1..<lines).map { "data: \"key\($0)\":{}" }.joined(separator: ",\n")
    let text = "data: {\"choices\":[{\"delta\":{\"content\":\"hi\"}}],\n\(inner)\ndata: }\n\n"
    var transcript = Transcript()
    let events = transcript.feed(Array(text.utf8)) + transcript.finish()
    #expect(!events.contains { if case .problem = $0 { true } else { false } })
    #expect(events.contains { if case .text("hi") = $0 { true } else { false } })
  }
}
