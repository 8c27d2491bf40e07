import TestSupport
import Testing

/// `--chat`, `--stream`, `--frame` and `--unwrap` from the command line to standard output.
@Suite struct ConversationTests {
  @Test func chatIsReadFromFilesAndStreams() throws {
    let folder = TemporaryFolder()
    let text = #"[{"role":"user","content":"hi"},{"role":"assistant","content":"hello"}]"#
    folder.write(text, to: "chat.json")
    let file = try Invocation("--chat", "-w", "24", "-i", folder.file("chat.json")).run()
    #expect(
      file.output == """
                          ╭────╮
                          │ hi │
                          ╰╮  ╭╯
                            ╲╱
        ╭───────╮
        │ hello │
        ╰╮  ╭───╯
          ╲╱

        """)
    #expect(file.status == 0)
    #expect(try Invocation("--chat", "-w", "24").with { $0.input = .text(text) }.run().outputBytes == file.outputBytes)
    #expect(try Invocation("--chat", "-w", "24", text).run().outputBytes == file.outputBytes)
  }

  @Test func problemsAreToldAndTheRestIsShown() throws {
    let text =
      "{\"role\":\"user\",\"content\":\"one\"}\n{broken\n{\"a\":1}\n{\"role\":\"user\",\"content\":\"\\ud800two\"}\n"
    let outcome = try Invocation("--chat", "-w", "24").with { $0.input = .text(text) }.run()
    #expect(
      outcome.errors == """
        bubble: standard input: line 2: this is not valid JSON
        bubble: standard input: line 3: this is no message, and no part of one
        bubble: standard input: line 4: this holds half a surrogate pair

        """)
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("│ one │") && outcome.output.contains("│ \u{FFFD}two │"))
    let cut = try Invocation("--chat").with { $0.input = .text(#"[{"role":"user","content":"one"},{"ro"#) }.run()
    #expect(cut.errors == "bubble: standard input: the document could not be read: it is cut short or not valid JSON\n")
    #expect(cut.status == 1)
    #expect(cut.output.contains("│ one │"))
  }

  @Test func timesAreThoseOfTheTimeZone() throws {
    let text = #"{"role":"user","name":"Ann","time":"2024-05-01T12:30:00Z","content":"x"}"#
    for (zone, time) in [("UTC", "12:30"), ("UTC-9", "21:30")] {
      let outcome = try Invocation("--chat", text).with { $0.environment["TZ"] = zone }.run()
      #expect(outcome.lines.first?.hasSuffix("Ann  2024-05-01 \(time)") == true)
    }
  }

  @Test func rolesHavePresetsAndSides() throws {
    let text = #"[{"role":"user","content":"a"},{"role":"bot","content":"b"}]"#
    let outcome = try Invocation("--chat", "--me", "bot", "--bubble-for", "user=shout", "-w", "40", text).run()
    #expect(outcome.lines.first == "┏━━━━━━┓")
    #expect(outcome.lines.contains { $0.hasSuffix("│ b  │") })
  }

  @Test(arguments: [
    (["--bubble-for", "user"], "--bubble-for user: takes a role and the name of a preset with = between them"),
    (
      ["--bubble-for", "user=shut"],
      "--bubble-for user=shut: takes one of chat-me, chat-other, default, shout, tip, tooltip as the preset; did you mean shout?"
    ),
    (
      ["--bubble-width", "120%"],
      "--bubble-width 120%: takes a whole number from 1 to 10000, or a share from 1% to 100%"
    ),
    (["--frame", "opn"], "--frame opn: takes one of closed, open, none; did you mean open?"),
    (["--me="], "--me='': takes the name of a role"),
    (["--stream"], "--chat: there is --stream already; give one of the two"),
  ])
  func mistakes(_ arguments: [String], _ message: String) throws {
    let outcome = try Invocation(arguments: ["--chat"] + arguments + ["{}"]).run()
    let stated = outcome.errors.replacing("--stream: there is --chat", with: "--chat: there is --stream")
    #expect(stated == "bubble: \(message)\n")
    #expect(outcome.output == "")
    #expect(outcome.status == 2)
  }

  @Test func speaksWithoutPictures() throws {
    let outcome = try Invocation(
      "--chat", "--accessible", #"[{"role":"user","content":"a\n b"},{"role":"bot","name":"B","content":"c"}]"#
    )
    .run()
    #expect(outcome.output == "user: a b\nB: c\n")
  }

  @Test func framesCanBeOpen() throws {
    let outcome = try Invocation("-p", "--frame", "open", "-s", "fill,line", "--color", "256", "a", "b").run()
    #expect(outcome.output.split(separator: "\n")[1].hasSuffix("a b\u{1B}[0m"))
    #expect(try Invocation("-p", "--frame", "none", "a", "b").run().output == "a b\n")
    #expect(try Invocation("-p", "--frame", "open", "-a", "right", "a", "b").run().output == "╭─────\n│ a b\n╰─────\n")
  }

  @Test func textComesBack() throws {
    let text = "The quick brown fox jumps over the lazy dog, 안녕하세요 여러분"
    let two = try [["-a", "left"], ["-g", "ascii", "--color", "always", "-s", "fill,line"]].map { options in
      try Invocation(arguments: ["-p", "-w", "24"] + options + [text]).run().output
    }
    let outcome = try Invocation("--unwrap").with { $0.input = .text(two.joined()) }.run()
    #expect(outcome.output == text + "\n\n" + text + "\n")
    #expect(outcome.status == 0)
    let rows = try Invocation("--unwrap", "--keep-breaks").with { $0.input = .text(two[0]) }.run()
    #expect(rows.output.split(separator: "\n").joined(separator: " ") == text)
    #expect(rows.lines.count > 2)
  }

  /// The whole of a stream is the same to a pipe and to a terminal, colour aside.
  @Test func streamIsThatOfTheWholeText() throws {
    let text = "Some words, 한국어 텍스트와 \u{1B}[31mred\u{1B}[0m שלום עולם\n1. שלום\n"
    let piped = try Invocation("--stream", "-w", "30").with { $0.input = .text(text) }.run()
    let colored = try Invocation("--stream", "-w", "30", "--color", "256").with { $0.input = .text(text) }.run()
    #expect(colored.output.replacing(/\u{1B}\[[0-9;]*m/, with: "") == piped.output)
    #expect(piped.output.hasSuffix("╲╱\n"))
  }
}
