import SpeechBubble

/// Values as Swift code.
enum SwiftLiteral {
  /// The value that a property has in a bubble: `"Hi"`, `4`, `[.fill, .dottedLine]`, `.rgb(0x1c, 0x1c, 0x1e)`.
  static func value(of property: BubbleProperty, in bubble: Bubble) -> String {
    let value = property.value(in: bubble)
    return switch value {
    case .text(let text): string(text)
    case .integer, .fraction, .flag: value.description
    case .name(let name): property.kind == .color ? color(name) : member(name)
    case .names(let names) where names.count == 1: member(names[0])
    case .names(let names): "[" + names.map(member).joined(separator: ", ") + "]"
    }
  }

  /// What is named in kebab case, as the member of a type: `.groupedBackground`.
  static func member(_ kebabName: String) -> String {
    let words = kebabName.split(separator: "-")
    return "." + words[0] + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  private static func color(_ name: String) -> String {
    switch BubbleColor(name) {
    case .terminal(.palette(let index)): ".palette(\(index))"
    case .terminal(.rgb(let red, let green, let blue)):
      ".rgb(" + [red, green, blue].map { "0x" + ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined(separator: ", ")
        + ")"
    default: member(name)
    }
  }
}

/// Strings.
extension SwiftLiteral {
  /// A string on one line, in which everything can be seen: what would act, or not show, is an escape.
  static func string(_ text: String) -> String {
    var literal = "\""
    // A mark at the start, or after an escape, would be drawn onto the quote or the letter there.
    var hasBase = false
    for scalar in text.unicodeScalars {
      let written = escape(scalar) ?? (!hasBase && HiddenCharacters.isMark(scalar) ? number(scalar) : nil)
      hasBase = written == nil
      literal += written ?? String(scalar)
    }
    return literal + "\""
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    case "\"", "\\": "\\" + String(scalar)
    default: HiddenCharacters.isUnseen(scalar) ? number(scalar) : nil
    }
  }

  /// `\u{1b}`
  private static func number(_ scalar: Unicode.Scalar) -> String { "\\u{" + String(scalar.value, radix: 16) + "}" }
}
