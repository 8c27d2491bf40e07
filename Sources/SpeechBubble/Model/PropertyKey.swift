/// The key of a property in JSON and the like: its name.
struct PropertyKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ property: BubbleProperty) { stringValue = property.name }
  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

extension BubbleProperty {
  /// Decodes a value of the property's type, which need not be one of those it takes.
  func decode(from container: KeyedDecodingContainer<PropertyKey>) throws -> PropertyValue {
    let key = PropertyKey(self)
    return switch kind {
    case .text: .text(try container.decode(String.self, forKey: key))
    case .integer: .integer(try container.decode(Int.self, forKey: key))
    case .ratio: .fraction(try container.decode(Double.self, forKey: key))
    case .flag: .flag(try container.decode(Bool.self, forKey: key))
    case .color, .choice: .name(try container.decode(String.self, forKey: key))
    case .options: .names(try container.decode([String].self, forKey: key))
    }
  }
}
