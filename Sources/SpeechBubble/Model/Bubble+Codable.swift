/// JSON and the like: one key a property, named as in ``BubbleProperty/all``. Colours and enumerations are strings, sets
/// are arrays of names. Reading takes missing keys as defaults, but for the properties that have none, ignores unknown
/// keys, and clamps numbers as the properties do.
extension Bubble: Codable {
  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    for property in BubbleProperty.all {
      try container.encode(property.value(in: self), forKey: Key(stringValue: property.name))
    }
  }

  public init(from decoder: any Decoder) throws {
    self.init("", style: .line, arrowPosition: .bottom)
    let container = try decoder.container(keyedBy: Key.self)
    for property in BubbleProperty.all {
      let key = Key(stringValue: property.name)
      guard property.isRequired || container.contains(key) else { continue }
      let value = try Self.decode(property.kind, from: container, key)
      guard property.set(value, in: &self) else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: container, debugDescription: "\(property.name) does not take \(value)")
      }
    }
  }

  private static func decode(
    _ kind: BubbleProperty.Kind, from container: KeyedDecodingContainer<Key>, _ key: Key
  ) throws -> PropertyValue {
    switch kind {
    case .text: .text(try container.decode(String.self, forKey: key))
    case .integer: .integer(try container.decode(Int.self, forKey: key))
    case .ratio: .fraction(try container.decode(Double.self, forKey: key))
    case .flag: .flag(try container.decode(Bool.self, forKey: key))
    case .color, .choice: .name(try container.decode(String.self, forKey: key))
    case .options: .names(try container.decode([String].self, forKey: key))
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
