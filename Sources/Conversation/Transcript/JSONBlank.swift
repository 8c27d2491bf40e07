/// What may stand around JSON values.
enum JSONBlank {
  static func contains(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): true
    default: false
    }
  }

  /// Whether bytes are a byte order mark, or its start.
  static func isByteOrderMark(_ bytes: [UInt8]) -> Bool { "\u{FEFF}".utf8.starts(with: bytes) }
}

extension RandomAccessCollection<UInt8> {
  /// Without blanks at either end.
  var trimmed: SubSequence {
    let start = self.drop(while: JSONBlank.contains)
    guard let last = start.lastIndex(where: { !JSONBlank.contains($0) }) else { return start.prefix(0) }
    return start[...last]
  }
}
