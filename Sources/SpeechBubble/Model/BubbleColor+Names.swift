/// The written form of colours, the same on the command line, in JSON and in the playground.
extension BubbleColor: LosslessStringConvertible {
  /// The sixteen ANSI colours in palette order.
  public static let ansiNames = [
    "black", "red", "green", "yellow", "blue", "magenta", "cyan", "white",
    "bright-black", "bright-red", "bright-green", "bright-yellow",
    "bright-blue", "bright-magenta", "bright-cyan", "bright-white",
  ]

  /// The colours that are named for their purpose.
  public static let semanticNames: [(name: String, color: BubbleColor)] = [
    ("label", .label), ("separator", .separator), ("grouped-background", .groupedBackground),
  ]

  /// Reads `default`, an ANSI name, `0`–`255`, `#rgb`, `#rrggbb`, or the name of a semantic colour; `nil` for all else.
  public init?(_ description: String) {
    if description == "default" {
      self = .default
    } else if let semantic = Self.semanticNames.first(where: { $0.name == description }) {
      self = semantic.color
    } else if let index = Self.ansiNames.firstIndex(of: description) {
      self = .palette(UInt8(index))
    } else if description.hasPrefix("#") {
      self.init(hexDigits: description.utf8.dropFirst())
    } else if let index = UInt8(description), description.utf8.first != UInt8(ascii: "+") {
      self = .palette(index)
    } else {
      return nil
    }
  }

  private init?(hexDigits: Substring.UTF8View) {
    let digits = hexDigits.compactMap { Character(Unicode.Scalar($0)).hexDigitValue }.map(UInt8.init)
    guard digits.count == hexDigits.count else { return nil }
    switch digits.count {
    case 3: self = .rgb(digits[0] * 17, digits[1] * 17, digits[2] * 17)
    case 6: self = .rgb(digits[0] << 4 | digits[1], digits[2] << 4 | digits[3], digits[4] << 4 | digits[5])
    default: return nil
    }
  }

  public var description: String {
    switch self {
    case .terminal(.default): "default"
    case .terminal(.palette(let index)): index < 16 ? Self.ansiNames[Int(index)] : String(index)
    case .terminal(.rgb(let red, let green, let blue)): "#" + [red, green, blue].map(Self.twoHexDigits).joined()
    default: Self.semanticNames.first { $0.color == self }!.name
    }
  }

  private static func twoHexDigits(_ value: UInt8) -> String {
    (value < 16 ? "0" : "") + String(value, radix: 16)
  }
}
