/// JSON and the like: one key a property, named as in ``BubbleProperty/all``. Colours and enumerations are strings, sets
/// are arrays of names. Reading takes missing keys as defaults, but for the properties that have none, ignores unknown
/// keys, and clamps numbers as the properties do.
extension Bubble: Codable {
  public func encode(to encoder: any Encoder) throws { try BubblePatch(self).encode(to: encoder) }

  public init(from decoder: any Decoder) throws {
    self = .plain
    let container = try decoder.container(keyedBy: PropertyKey.self)
    for property in BubbleProperty.all {
      let key = PropertyKey(property)
      guard property.isRequired || container.contains(key) else { continue }
      let value = try property.decode(from: container)
      guard property.set(value, in: &self) else { throw RejectedValue(property, in: container).decodingError }
    }
  }
}

extension PropertyValue: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .text(let text), .name(let text): try container.encode(text)
    case .integer(let integer): try container.encode(integer)
    case .fraction(let fraction): try container.encode(fraction)
    case .flag(let flag): try container.encode(flag)
    case .names(let names): try container.encode(names)
    }
  }
}
