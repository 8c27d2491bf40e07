/// The parameters of an SGR control sequence (ECMA-48, 8.3.117), and what they do to a style.
///
/// Colours are read in the forms `38;5;n` and `38;2;r;g;b` and in those of ITU-T T.416 with colons, with or without a
/// colour space. What is not known is passed over: conceal, fonts, the colours of underlines.
struct SGRParameters {
  /// Parameters parted by semicolons, each with its sub-parameters; one that is left out is `nil`.
  private let groups: [[Int?]]

  init(_ bytes: [UInt8]) {
    groups = bytes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map { group in
      group.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).map(Self.number)
    }
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    if digits.isEmpty { return nil }
    return digits.reduce(0) { min($0 * 10 + Int($1 &- UInt8(ascii: "0")), 65535) }
  }

  func apply(to style: inout TextStyle) {
    var index = 0
    while index < groups.count {
      let code = groups[index][0] ?? 0
      if code == 38 || code == 48 || code == 58 {
        index += applyColor(code, at: index, to: &style)
      } else {
        Self.apply(code, subcode: groups[index].dropFirst().first ?? nil, to: &style)
        index += 1
      }
    }
  }

  /// - Returns: How many parameters the colour takes.
  private func applyColor(_ code: Int, at index: Int, to style: inout TextStyle) -> Int {
    let isColonForm = groups[index].count > 1
    let values = isColonForm ? groups[index].dropFirst() : groups[(index + 1)...].prefix(4).map { $0[0] }[...]
    let kind = values.first ?? nil
    let length = kind == 5 ? 2 : kind == 2 ? 4 : 1
    var numbers = values.dropFirst()
    // With colons there is a colour space before the three components, often left empty, often forgotten.
    if isColonForm && kind == 2 && numbers.count > 3 { numbers = numbers.dropFirst() }
    if let color = Self.color(kind: kind, numbers.map { $0 ?? 0 }) {
      if code == 38 { style.foreground = color }
      if code == 48 { style.background = color }
    }
    return isColonForm ? 1 : 1 + min(length, groups.count - index - 1)
  }

  private static func color(kind: Int?, _ numbers: [Int]) -> TerminalColor? {
    let bytes = numbers.map { UInt8(exactly: $0) }
    switch kind {
    case 5:
      guard let first = bytes.first, let index = first else { return nil }
      return .palette(index)
    case 2:
      guard bytes.count >= 3, let red = bytes[0], let green = bytes[1], let blue = bytes[2] else { return nil }
      return .rgb(red: red, green: green, blue: blue)
    default:
      return nil
    }
  }

  private static func apply(_ code: Int, subcode: Int?, to style: inout TextStyle) {
    switch code {
    case 0: style = TextStyle(link: style.link)
    case 4 where subcode == 0: style.attributes.remove(.underline)
    case 21: style.attributes.insert(.underline)
    case 22: style.attributes.remove([.bold, .faint])
    case 30...37: style.foreground = .palette(UInt8(code - 30))
    case 39: style.foreground = .default
    case 40...47: style.background = .palette(UInt8(code - 40))
    case 49: style.background = .default
    case 90...97: style.foreground = .palette(UInt8(code - 90 + 8))
    case 100...107: style.background = .palette(UInt8(code - 100 + 8))
    default:
      if let attribute = attributes[code] { style.attributes.insert(attribute) }
      if let attribute = attributes[code - 20] { style.attributes.remove(attribute) }
    }
  }

  /// The parameters that set an attribute; 20 more takes it back.
  private static let attributes: [Int: TextAttributes] = [
    1: .bold, 2: .faint, 3: .italic, 4: .underline, 5: .blink, 6: .blink, 7: .reverse, 9: .strikethrough,
  ]
}
