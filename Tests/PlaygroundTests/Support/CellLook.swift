/// How a character on a terminal's screen looks, however the sequences were spelt that said so.
struct CellLook: Hashable {
  /// As SGR has them: 38, or 48, and what follows; empty is the terminal's own colour.
  var foreground: [Int] = []
  var background: [Int] = []
  /// 1 bold, 2 faint, 3 italic, 4 underline, 5 blink, 7 reverse, 9 strikethrough.
  var attributes: Set<Int> = []

  /// Takes the parameters of an SGR sequence.
  mutating func apply(_ parameters: [Int]) {
    var rest = parameters.isEmpty ? [0] : parameters[...]
    while let code = rest.popFirst() {
      switch code {
      case 0: self = CellLook()
      case 1...9: attributes.insert(code)
      case 22: attributes.subtract([1, 2])
      case 23...29: attributes.remove(code - 20)
      case 30...37: foreground = [5, code - 30]
      case 38: foreground = Self.color(&rest)
      case 39: foreground = []
      case 40...47: background = [5, code - 40]
      case 48: background = Self.color(&rest)
      case 49: background = []
      case 90...97: foreground = [5, code - 82]
      case 100...107: background = [5, code - 92]
      default: break
      }
    }
  }

  private static func color(_ rest: inout ArraySlice<Int>) -> [Int] {
    let color = Array(rest.prefix(rest.first == 2 ? 4 : 2))
    rest = rest.dropFirst(color.count)
    return color
  }

  /// What of it can be seen on a blank.
  var onBlank: CellLook {
    let visible = attributes.intersection([4, 7, 9])
    return CellLook(foreground: visible.isEmpty ? [] : foreground, background: background, attributes: visible)
  }
}
