import HelpTooltip
import SpeechBubble
import TerminalText

/// The option table: what the parser understands and help shows, in the order in which it is shown.
///
/// The bubble's properties come from their own table, so that a new property is an option without a line here.
extension Option {
  static let all =
    textOptions + propertyOptions + decorationOptions + sourceOptions + sizeOptions + outputOptions
    + conversationOptions
    + tooltipOptions + otherOptions

  /// Widths that can be asked for.
  static let widths = 1...10_000
  /// Wide enough for any text, and too narrow to blow a file of tabs up into gigabytes.
  private static let tabSizes = 1...100

  private static let shortNames: [String: Character] = ["style": "s", "arrowPosition": "a", "arrowPositionRatio": "r"]

  private static let propertyOptions = BubbleProperty.all.filter { $0.kind != .text }.map {
    Option(property: $0, short: shortNames[$0.name])
  }

  private static let textOptions = [
    Option(
      name: "text", group: .text, summary: "what is said, in place of arguments or input",
      action: .take(.text) { bytes, settings in
        settings.text = bytes
        return true
      }),
    Option(
      name: "input", short: "i", group: .text, summary: "read the text from a file", defaultText: "-, standard input",
      action: takeFile { $0.input = $1 }),
    Option(
      name: "controls", group: .text, summary: "control characters and colours in the text",
      defaultText: "keep with colour, strip without",
      action: takeName { (settings, policy: ControlPolicy) in settings.controls = policy }),
    .choice("wrap", \.wrapping, .text, "how long lines become rows; none cuts them with an ellipsis"),
    Option(
      name: "tab-size", group: .text, summary: "columns from one tab stop to the next", defaultText: "8",
      action: takeInteger(tabSizes) { $0.tabSize = $1 ?? 8 }),
    .choice("ambiguous-width", \.ambiguousWidth, .text, "columns of characters of ambiguous width"),
    .choice("emoji-width", \.emojiWidth, .text, "whether the terminal measures an emoji as one or by its code points"),
    Option(
      name: "isolates", group: .text, summary: "set right-to-left text apart by invisible marks", defaultText: "on",
      action: .toggle { $1.isolates = $0 }),
  ]

  private static let presetNames = BubblePreset.builtIn.map(\.name).joined(separator: ", ")

  private static let sourceOptions = [
    Option(
      name: "preset", group: .bubble, summary: "start from a look with a name: \(presetNames), or one of your own",
      action: takePresetName { $0.preset = $1 }),
    Option(
      name: "from", group: .bubble, summary: "start from the properties in a JSON file, over those of the preset",
      action: takeNamedFile { $0.from = $1 }),
  ]

  /// Outside of the fifteen properties.
  private static let decorationOptions = [
    Option(
      name: "inset", group: .bubble, summary: "columns by which the outline is nearer to the text", defaultText: "0",
      action: takeInteger(.lengths) { $0.inset = $1 }),
    Option(
      name: "shadow", group: .bubble, summary: "offset of a shadow", defaultText: "none", action: takeShadow),
    Option(
      name: "shape", group: .bubble, summary: "shape that block and braille draw", defaultText: "rounded",
      action: takeName { (settings, shape: OutlineShape) in settings.shape = shape }),
  ]

  private static let sizeOptions = [
    Option(
      name: "width", group: .size, summary: "columns of the whole bubble, tail included",
      action: takeInteger(widths) { $0.width = .exactly($1 ?? 1) }),
    Option(
      name: "max-width", short: "w", group: .size, summary: "most columns of the whole bubble",
      defaultText: "those of the terminal",
      action: takeInteger(widths, or: "none") { $0.width = $1.map { .atMost($0) } ?? .unlimited }),
    .choice("place", \.placement, .size, "where the bubble stands in the terminal"),
  ]

  private static let outputOptions = [
    .mode(.print, short: "p", "print the bubble and exit"),
    .mode(.stream, "draw the bubble while its text arrives, row by row"),
    .mode(.chat, "draw a conversation: JSON lines, a JSON document, or what chat APIs stream"),
    .mode(.unwrap, "give the text of bubbles back"),
    .mode(.gallery, "print every border, edge, style and set of glyphs"),
    .mode(.playground, "shape the bubble by hand; as without a mode at a terminal"),
    Option(
      name: "mouse", group: .output,
      summary: "let the playground have the mouse; text is then selected with Shift held",
      defaultText: "on",
      action: .toggle { $1.hasMouse = $0 }),
    Option(
      name: "glyphs", short: "g", group: .output, summary: "characters that draw the bubble", defaultText: "auto",
      action: takeGlyphs),
    .choice("color", \.color, .output, "when to use colours, and how many"),
    .choice("appearance", \.appearance, .output, "background for which colours are chosen"),
    Option(
      name: "format", group: .output, summary: "text, text with colours, a picture, a page, or data",
      defaultText: "as --color says",
      action: takeName { (settings, format: Format) in settings.format = format }),
    Option(
      name: "accessible", group: .output, summary: "print what a screen reader would say, not the drawing",
      action: .set { $0.isAccessible = true }),
    Option(
      name: "output", group: .output, summary: "write to a file", defaultText: "-, standard output",
      action: takeFile { $0.output = $1.isStandardStream ? .standardOutput : .file($1) }),
  ]

  private static let conversationOptions = [
    .choice("frame", \.frame, .conversation, "how much of a frame is drawn; less of it is easier to copy from"),
    Option(
      name: "bubble-width", group: .conversation, summary: "most columns of a bubble in a conversation",
      defaultText: "75%", action: takeShare { $0.bubbleWidth = $1 }),
    Option(
      name: "bubble-for", group: .conversation, summary: "the preset of a role's bubbles; may be given several times",
      action: takeLook { $0.looks[$1] = $2 }),
    Option(
      name: "me", group: .conversation, summary: "the role that is shown on the right", defaultText: "user",
      action: .take(.role) { bytes, settings in
        settings.me = String(decoding: bytes, as: UTF8.self)
        return !bytes.isEmpty
      }),
    Option(
      name: "keep-breaks", group: .conversation, summary: "with --unwrap: leave rows as they are",
      action: .set { $0.keepsBreaks = true }),
  ]

  private static let tooltipOptions = [
    .mode(.tooltip, taking: .text, .tooltip, "print the input with a bubble in it that says this") {
      $1.tooltips.append(TooltipRequest(option: $0))
    },
    .target("at", .target, "what that bubble points at; TEXT#2 is the second TEXT", TargetNotation.anchor),
    .target("at-text", .word, "the same, taken literally whatever it is") { $0.isEmpty ? nil : .text($0) },
    Option(
      name: "side", group: .tooltip, summary: "where the bubble before it stands, or all of them", defaultText: "auto",
      action: takeName { (settings, side: Tooltip.Side) in settings.take(side) }),
  ]

  private static let otherOptions = [
    .mode(.explain, taking: .option, .other, "show the help for an option with a bubble in it") {
      (option, settings) throws(UsageError) in
      settings.explained = try Explanation.option(named: option)
    },
    Option(
      name: "help", short: "h", group: .other, summary: "show this help and exit",
      action: .set { $0.information = .help }),
    Option(
      name: "version", group: .other, summary: "show the version and exit",
      action: .set { $0.information = .version }),
  ]
}
