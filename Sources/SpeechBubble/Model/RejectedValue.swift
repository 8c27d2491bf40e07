/// A value in JSON and the like that its property does not take: the reason behind a `DecodingError`, for whoever wants
/// to word it anew.
public struct RejectedValue: Error, Hashable, Sendable {
  /// The name of the property (`borderWidth`).
  public let property: String
  /// The value as JSON writes it, what is nested left out but for lists of names.
  public let value: String

  init(_ property: BubbleProperty, in container: KeyedDecodingContainer<PropertyKey>) {
    self.property = property.name
    let written = try? container.decode(WrittenValue.self, forKey: PropertyKey(property))
    value = written?.description ?? WrittenValue.illFormed
  }

  /// The error with which decoding ends.
  var decodingError: DecodingError {
    .dataCorrupted(
      DecodingError.Context(
        codingPath: [PropertyKey(stringValue: property)], debugDescription: description, underlyingError: self))
  }
}

extension RejectedValue: CustomStringConvertible {
  /// Quotes the value as it is, which may be long or hold controls.
  public var description: String { "\(property) does not take \(value)" }
}

/// Whatever stands in the place of a property's value, for messages that quote it.
private struct WrittenValue: Decodable, CustomStringConvertible {
  /// A lone surrogate in a text, or a number with a leading zero.
  static let illFormed = "<ill-formed>"

  let description: String

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    func read<Value: Decodable>(_ type: Value.Type) -> Value? { try? container.decode(type) }
    description =
      if container.decodeNil() {
        "null"
      } else if let flag = read(Bool.self) {
        String(flag)
      } else if let integer = read(Int.self) {
        String(integer)
      } else if let fraction = read(Double.self) {
        "\(fraction)"
      } else if let text = read(String.self) {
        Self.quote(text)
      } else if let names = read([String].self) {
        "[" + names.map(Self.quote).joined(separator: ", ") + "]"
      } else if (try? decoder.unkeyedContainer()) != nil {
        "[...]"
      } else {
        (try? decoder.container(keyedBy: PropertyKey.self)) == nil ? Self.illFormed : "{...}"
      }
  }

  private static func quote(_ text: String) -> String { "\"\(text)\"" }
}
