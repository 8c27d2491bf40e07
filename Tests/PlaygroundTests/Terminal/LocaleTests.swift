import TestSupport
import Testing

@Suite struct LocaleTests {
  private static let text = "hello ü 界"

  private static let unicode = """
    ╭────────────╮
    │ hello ü 界 │
    ╰────╮  ╭────╯
          ╲╱
    """

  /// One that is not installed anywhere counts by its name.
  @Test(arguments: [
    ["LC_ALL": "C.UTF-8"], ["LC_ALL": "en_US.UTF-8"], ["LC_ALL": "", "LANG": "en_US.UTF-8"],
    ["LC_ALL": "", "LC_CTYPE": "UTF-8"], ["LC_ALL": "xx_YY.utf8@modifier"],
  ])
  func drawsLines(environment: [String: String]) throws {
    let playground = try PlaygroundSession(Self.text, environment: environment)
    #expect(try playground.picture().text == Self.unicode)
    #expect(try playground.screen().rows[1].hasPrefix("▸text               hello ü 界"))
  }

  @Test(arguments: ["xterm", "screen", "xterm-256color", "screen-256color", "vt100", "rxvt"])
  func drawsLines(type: String) throws {
    let playground = try PlaygroundSession(Self.text, type: type)
    #expect(try playground.picture().text == Self.unicode)
    try playground.press("End", "+", "C-l")
    #expect(try playground.screen().contains("‹ 0.51 ›"))
    try playground.press("z")
    #expect(try playground.picture().text == Self.unicode)
  }

  private static let ascii = """
    .------------.
    | hello ? ?? |
    '----.  .----'
          \\/
    """

  @Test(arguments: zip(["xterm", "screen", "tmux-256color"], ["C", "POSIX", "en_US.ISO-8859-1"]))
  func drawsCharactersThatAllTerminalsHave(type: String, locale: String) throws {
    let playground = try PlaygroundSession(Self.text, environment: ["LC_ALL": locale], type: type)
    #expect(try playground.picture(divider: "|").text == Self.ascii)
    #expect(try playground.screen().rows[1].hasPrefix(">text               hello ? ??"))
  }

  @Test(arguments: ["xterm", "vt100"])
  func writesNothingButASCII(type: String) throws {
    let terminal = try PseudoTerminal(
      command: try BuiltProgram.path(), arguments: ["--playground", Self.text],
      environment: ["LC_ALL": "C", "TERM": type])
    var written = try terminal.read { $0.contains("export") }
    for key in ["?", "\u{1B}", "\r", "é界", "\u{1B}", "e", "\u{1B}", "p", "\u{1B}", "g", "g", "g", "q"] {
      try terminal.write(key)
      written += try terminal.readUntilQuiet(milliseconds: key == "\u{1B}" ? 90 : 20)
    }
    #expect(terminal.wait() == .exited(0))
    #expect(written.allSatisfy { $0 <= 0x7E })
    let text = String(decoding: written, as: UTF8.self)
    #expect(["qqq", "xxx", "\u{E}", "~~"].allSatisfy { !text.contains($0) }, "line drawing by another character set")
    #expect(text.contains("hello ? ??"))
  }
}
