/// Finds stretches of printable ASCII (20–7E), the bulk of most texts, eight bytes at a time.
enum PrintableASCII {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let high: UInt64 = 0x8080_8080_8080_8080

  @inline(__always)
  static func contains(_ byte: UInt8) -> Bool { byte &- 0x20 < 0x5F }

  /// Where the stretch of printable ASCII that starts at `start` ends; `start` itself if there is none.
  @inline(__always)
  static func end(of bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    guard let base = bytes.baseAddress else { return start }
    var position = start
    while bytes.count &- position >= 8 {
      let word = UInt64(littleEndian: UnsafeRawPointer(base + position).loadUnaligned(as: UInt64.self))
      let others = marks(in: word)
      if others != 0 { return position &+ others.trailingZeroBitCount &>> 3 }
      position &+= 8
    }
    while position < bytes.count, contains(bytes[position]) { position &+= 1 }
    return position
  }

  /// A word whose lowest set bit lies in the first byte of `word` that is not printable ASCII; 0 if all are.
  ///
  /// A borrow can mark a byte wrongly, but only one above a byte marked rightly.
  @inline(__always)
  private static func marks(in word: UInt64) -> UInt64 {
    let controls = (word &- ones &* 0x20) & ~word
    let deletes = (word & ~high) &+ ones
    return (controls | deletes | word) & high
  }
}
