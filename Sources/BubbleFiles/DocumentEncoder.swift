import FoundationEssentials

/// The one way in which JSON is written here: the same value gives the same bytes, keys in alphabetical order, a final
/// newline.
enum DocumentEncoder {
  /// - Parameter value: Strings, numbers in range, flags and lists of them: nothing that JSON cannot hold.
  static func bytes(of value: some Encodable) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else { preconditionFailure("not encodable: \(value)") }
    return data + [UInt8(ascii: "\n")]
  }
}
