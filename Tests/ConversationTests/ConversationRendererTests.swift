import SpeechBubble
import TestSupport
import Testing

@testable import Conversation

/// Pictures of conversations.
@Suite struct ConversationRendererTests {
  private static let korea: @Sendable (Int64) -> LocalTime? = { seconds in
    let minutes = Int(seconds) / 60 + 9 * 60
    return LocalTime(year: 1970, month: 1, day: 1 + minutes / 1440, hour: minutes / 60 % 24, minute: minutes % 60)
  }

  @Test func sidesBelongToSpeakers() {
    expect(
      [
        .message(Message(role: "system", text: "Be kind.")),
        .message(Message(role: "user", text: "안녕하세요, 오늘 날씨는?", name: "민지", time: .instant(60))),
        .message(Message(role: "user", text: "And?", name: "민지", time: .instant(60))),
        .message(Message(role: "tool", text: "22 C", time: .instant(86_400))),
        .message(Message(role: "user", text: "مرحبا بالعالم، هذا نص طويل")),
      ],
      """
                    ╭──────────╮
                    │ Be kind. │
                    ╰──────────╯
                                   민지  09:01
                  ╭──────────────────────────╮
                  │ 안녕하세요, 오늘 날씨는? │
                  ╰──────────────────────────╯
                                      ╭──────╮
                                      │ And? │
                                      ╰──╮  ╭╯
                                          ╲╱
      tool  1970-01-02 09:00
      ╭──────╮
      │ 22 C │
      ╰╮  ╭──╯
        ╲╱
                ╭────────────────────────────╮
                │ \u{2067}مرحبا بالعالم، هذا نص طويل\u{2069} │
                ╰────────────────────────╮  ╭╯
                                          ╲╱

      """, columns: 40)
  }

  @Test func whatIsSpokenIsAsWideAsItMayBe() {
    expect(
      [
        .begin(Message(role: "assistant")), .text("Hel"), .text("lo"), .end,
        .message(Message(role: "assistant", text: "x")),
      ],
      """
      ╭────────────────────╮
      │ Hello              │
      ╰╮  ╭────────────────╯
        ╲╱
      ╭────╮
      │ x  │
      ╰╮  ╭╯
        ╲╱

      """, columns: 30)
  }

  @Test func framesCanBeLeftOut() {
    let events: [TranscriptEvent] = [
      .message(Message(role: "user", text: "one", name: "A")), .message(Message(role: "bot", text: "two\n\nthree")),
    ]
    expect(events, "                 A\n               one\n\nbot\ntwo\n\nthree\n", columns: 18, frame: .none)
    expect(
      events,
      """
                       A
                 ╭─────
                 │ one
                 ╰─╮  ╭
                    ╲╱
      bot
      ╭───────
      │ two
      │
      │ three
      ╰╮  ╭───
        ╲╱

      """, columns: 18, frame: .open)
  }

  @Test func captionsHoldNothingThatMovesTheCursor() {
    expect(
      [.message(Message(role: "bot", text: "x", name: "A\u{1B}[2J\nB", time: .written("noon\r")))],
      "A B  noon\n╭────╮\n│ x  │\n╰╮  ╭╯\n  ╲╱\n", columns: 20)
  }

  private func expect(
    _ events: [TranscriptEvent], _ picture: String, columns: Int, frame: FrameStyle = .closed,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var style = ConversationStyle(columns: columns, now: 120, localTime: Self.korea)
    style.output.frame = frame
    var renderer = ConversationRenderer(style)
    let bytes = events.flatMap { renderer.take($0) } + renderer.finish()
    #expect(text(bytes) == picture, sourceLocation: sourceLocation)
  }
}
