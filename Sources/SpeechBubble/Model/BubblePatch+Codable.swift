/// JSON and the like: the form of a ``Bubble``, with any of its keys missing. Unknown keys are ignored, so that files of
/// a later version can be read. Other than a bubble, which clamps what a program hands it, a patch was written by people:
/// a value that its property does not take, also a number out of range, is a `DecodingError` with a ``RejectedValue``.
extension BubblePatch: Codable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: PropertyKey.self)
    for property in BubbleProperty.all {
      try container.encodeIfPresent(self[property], forKey: PropertyKey(property))
    }
  }

  public init(from decoder: any Decoder) throws {
    self.init()
    let container = try decoder.container(keyedBy: PropertyKey.self)
    for property in BubbleProperty.all where container.contains(PropertyKey(property)) {
      guard let value = try? property.decode(from: container), set(property, value) else {
        throw RejectedValue(property, in: container).decodingError
      }
    }
  }
}
