import TerminalText

/// What a terminal has in place of fonts: the SGR attributes of the text.
public typealias FontTraits = TextAttributes

extension TextAttributes: NamedOptions {
  public static let names: [(name: String, option: TextAttributes)] = [
    ("bold", .bold), ("faint", .faint), ("italic", .italic), ("underline", .underline),
    ("strikethrough", .strikethrough), ("reverse", .reverse), ("blink", .blink),
  ]
}
