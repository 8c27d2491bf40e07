import SpeechBubble
import Testing

@testable import Playground

/// What the keys do to the model.
@Suite struct PlaygroundStateTests {
  private var state = PlaygroundState(Design(Bubble("hello", style: .line, arrowPosition: .bottom)))

  private mutating func press(_ bytes: String, times: Int = 1) -> Effect? {
    var parser = InputParser()
    var effect: Effect?
    for _ in 0..<times {
      for event in parser.feed(Array(bytes.utf8)) + parser.flush() { effect = state.handle(event, on: ScreenMap()) }
    }
    return effect
  }

  private mutating func select(_ name: String) {
    state.select(BubbleProperty.all.firstIndex { $0.name == name }!)
  }

  @Test(
    arguments: [
      ("cornerRadius", "+", .integer(2)), ("cornerRadius", "-", .integer(0)), ("cornerRadius", "--", .integer(0)),
      ("cornerRadius", "\u{1B}[5~", .integer(11)), ("cornerRadius", "\u{1B}[1;2C", .integer(11)),
      ("cornerRadius", "\u{1B}[6~", .integer(0)), ("borderWidth", "\u{1B}[5~", .integer(3)),
      ("cornerRadius", "\r7\r", .integer(7)), ("cornerRadius", "\r7\u{1B}", .integer(1)),
      ("cornerRadius", "\rx\r", .integer(1)), ("cornerRadius", "\r99999\r", .integer(1)),
      ("arrowPositionRatio", "l", .fraction(0.51)), ("arrowPositionRatio", "\u{1B}[6~", .fraction(0.4)),
      ("arrowPositionRatio", "\r0.333\r", .fraction(0.333)), ("arrowPositionRatio", "\r0.333\r+", .fraction(0.34)),
      ("arrowPosition", "l", .name("left")), ("arrowPosition", "h", .name("top")),
      ("arrowPosition", "\r", .name("left")),
      ("clipsToBounds", " ", .flag(false)), ("clipsToBounds", "l", .flag(false)), ("clipsToBounds", "\r", .flag(false)),
      ("style", " ", .names(["fill", "line"])), ("style", "l ", .names([])),
      ("style", "lll ", .names(["line", "dotted-line"])),
      ("font", "ll ", .names(["italic"])), ("textColor", "l", .name("separator")),
      ("textColor", "h", .name("bright-white")),
      ("textColor", "\r#f80\r", .name("#ff8800")), ("textColor", "\r201\r", .name("201")),
      ("textColor", "\rred\r", .name("red")),
      ("textColor", "\rnone\r", .name("label")), ("textColor", "\r#f80\r+", .name("label")),
      ("text", "\r!\u{1B}", .text("hello!")), ("text", "\r\r\r\u{1B}", .text("hello\n\n")),
      ("cornerRadius", "+++r", .integer(1)), ("cornerRadius", "+++R", .integer(1)), ("style", " r", .names(["line"])),
      ("text", "\r!\u{1B}r", .text("hello")), ("text", "\r!\u{1B}R", .text("hello!")),
    ] as [(String, String, PropertyValue)])
  mutating func keysChangeValues(_ name: String, _ keys: String, _ expected: PropertyValue) {
    select(name)
    _ = press(keys)
    #expect(state.property.value(in: state.design.bubble) == expected)
    #expect(state.level == .browsing || keys.hasSuffix("x\r") || keys.hasSuffix("none\r") || keys.hasSuffix("9\r"))
    while state.history.undo() {}
    #expect(state.design == state.start)
  }

  /// A gesture of many keys is one step.
  @Test mutating func typedTextIsUndoneAtOnce() {
    _ = press("\r, wide world\u{1B}")
    #expect(state.design.bubble.text == "hello, wide world")
    _ = press("z")
    #expect(state.design.bubble.text == "hello")
    _ = press("Z")
    #expect(state.design.bubble.text == "hello, wide world")
  }

  /// Escape leads out of every level, and out of nothing else.
  @Test(arguments: ["\r", "jj\r", "jjjj\r", "/", "?", "e", "p", "w", "s", "\t"])
  mutating func escapeLeadsBack(_ keys: String) {
    _ = press(keys)
    let effect = press("\u{1B}", times: 3)
    #expect(effect == nil)
    #expect(state.level == .browsing)
    #expect(state.focus == .panel)
    #expect(state.design == state.start)
  }

  @Test mutating func filterShowsSomeProperties() {
    _ = press("/color\r")
    #expect(state.visibleProperties.map { BubbleProperty.all[$0].name } == ["textColor", "filledColor", "borderColor"])
    #expect(state.property.name == "textColor")
    _ = press("jjjj")
    #expect(state.property.name == "borderColor")
    _ = press("\u{1B}")
    #expect(state.visibleProperties.count == 15)
    _ = press("/arrow-position-r\r")
    #expect(state.property.name == "arrowPositionRatio")
    _ = press("/nothing of this name\rjk\u{1B}[F+")
    #expect(state.visibleProperties.isEmpty)
  }

  @Test mutating func presetsKeepTheText() {
    _ = press("pj")
    #expect(state.design.bubble != state.start.bubble)
    _ = press("\u{1B}")
    #expect(state.design == state.start)
    let names = state.presets.presets.map(\.name)
    for (index, name) in names.enumerated() {
      _ = press("p" + String(repeating: "j", count: index) + "\r")
      var expected = state.start.bubble
      state.presets.presets[index].patch.apply(to: &expected)
      #expect(state.design.bubble == expected, "\(name)")
      #expect(state.design.bubble.text == "hello")
    }
  }

  @Test mutating func glyphsAppearanceAndWidthGoRound() {
    let glyphs = (0..<6).map { _ in
      _ = press("g")
      return state.design.glyphs?.name
    }
    #expect(glyphs == ["unicode", "double", "block", "braille", "ascii", nil])
    let appearances = (0..<3).map { _ in
      _ = press("a")
      return state.design.appearance
    }
    #expect(appearances == [.light, .dark, nil])
    _ = press("w40\r")
    #expect(state.design.width == .atMost(40))
    _ = press("wnone\r")
    #expect(state.design.width == .unlimited)
    _ = press("wauto\r")
    #expect(state.design.width == nil)
    _ = press("w0\r")
    #expect(state.notice != "")
  }

  @Test(
    arguments: [
      ("q", .quit), ("\u{0C}", .repaint), ("ey", .copy(.command)), ("e\ty", .copy(.swift)),
      ("e\u{1B}[Zy", .copy(.json)),
      ("ep", .printAndLeave), ("smine\r", .savePreset("mine")), ("smi ne\r", nil), ("s..\r", nil), ("?q", .quit),
    ] as [(String, Effect?)])
  mutating func effects(_ keys: String, _ expected: Effect?) {
    let effect = press(keys)
    #expect(effect == expected)
  }

  /// A light background has more contrast with black.
  @Test mutating func appearanceFollowsTheTerminal() {
    _ = state.handle(.background(RGB(red: 0xEE, green: 0xE8, blue: 0xD5)), on: ScreenMap())
    #expect(state.appearance == .light)
    _ = state.handle(.background(RGB(red: 0, green: 0x2B, blue: 0x36)), on: ScreenMap())
    #expect(state.appearance == .dark)
    _ = state.handle(.appearanceChange(.light), on: ScreenMap())
    #expect(state.appearance == .light)
    state.design.appearance = .dark
    #expect(state.appearance == .dark)
  }

  /// No key of a level is claimed twice.
  @Test(arguments: [
    KeyBinding.browsing, KeyBinding.editing, KeyBinding.prompting, KeyBinding.reading, KeyBinding.exporting,
  ])
  func keysAreClear(_ bindings: [KeyBinding]) {
    let inputs = bindings.flatMap(\.inputs)
    #expect(Set(inputs).count == inputs.count)
  }
}
