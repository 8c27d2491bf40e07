/// Replaces halves of surrogate pairs in JSON, which stand for no character.
enum SurrogateRepair {
  /// - Returns: The text with `\ufffd` in place of each half without the other; `nil` if there is none.
  static func repair(_ json: [UInt8]) -> [UInt8]? {
    guard json.contains(UInt8(ascii: "\\")) else { return nil }
    var result: [UInt8] = []
    var isRepaired = false
    var offset = 0
    while offset < json.count {
      guard json[offset] == UInt8(ascii: "\\"), offset + 1 < json.count else {
        result.append(json[offset])
        offset += 1
        continue
      }
      let length = lengthOfEscape(json, at: offset)
      if let length {
        result += json[offset..<min(offset + length, json.count)]
      } else {
        result += "\\ufffd".utf8
        isRepaired = true
      }
      offset += length ?? 6
    }
    return isRepaired ? result : nil
  }

  /// The bytes of an escape, those of a pair together; `nil` for half a pair.
  private static func lengthOfEscape(_ json: [UInt8], at offset: Int) -> Int? {
    guard let unit = unit(json, at: offset) else { return 2 }
    guard 0xD800...0xDFFF ~= unit else { return 6 }
    guard unit < 0xDC00, let next = self.unit(json, at: offset + 6), 0xDC00...0xDFFF ~= next else { return nil }
    return 12
  }

  /// The code unit of `\uXXXX`.
  private static func unit(_ json: [UInt8], at offset: Int) -> UInt16? {
    guard offset + 6 <= json.count, json[offset] == UInt8(ascii: "\\"), json[offset + 1] == UInt8(ascii: "u") else {
      return nil
    }
    return UInt16(String(decoding: json[offset + 2..<offset + 6], as: UTF8.self), radix: 16)
  }
}
