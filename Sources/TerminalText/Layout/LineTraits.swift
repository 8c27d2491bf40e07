/// What is true of a whole line, found before it is wrapped.
struct LineTraits {
  /// Whether every byte is a cluster of one cell: no tabs, nothing beyond ASCII.
  let isPlainASCII: Bool
  private var isRightToLeft = false
  private var holdsRightToLeft = false

  init(_ utf8: UnsafeBufferPointer<UInt8>, _ line: Range<Int>) {
    var isPlain = true
    for byte in utf8[line] { isPlain = isPlain && byte &- 0x20 < 0x5F }
    isPlainASCII = isPlain
    if !isPlain { findDirection(utf8, line) }
  }

  /// What is known of a line of which only a part is there.
  init(isRightToLeft: Bool) {
    isPlainASCII = false
    self.isRightToLeft = isRightToLeft
    holdsRightToLeft = true
  }

  /// The direction of a line is that of its first strong character (UAX #9, P2 and P3).
  private mutating func findDirection(_ utf8: UnsafeBufferPointer<UInt8>, _ line: Range<Int>) {
    var isDecided = false
    var offset = line.lowerBound
    while offset < line.upperBound {
      let (scalar, length) = decodeScalar(in: utf8, at: offset)
      offset += length
      let properties = ScalarProperties(scalarValue: scalar)
      if properties.isStrongRightToLeft {
        holdsRightToLeft = true
        if !isDecided { isRightToLeft = true }
        return
      }
      isDecided = isDecided || properties.isStrongLeftToRight
    }
  }

  /// The traits of a row that is this part of the line.
  func rowTraits(_ utf8: UnsafeBufferPointer<UInt8>, _ row: Range<Int>) -> TextLayout.Row.Traits {
    if isPlainASCII { return .isASCII }
    var traits: TextLayout.Row.Traits = isRightToLeft ? .isRightToLeft : []
    if holdsRightToLeft && Self.holdsRightToLeft(utf8, row) { traits.insert(.holdsRightToLeft) }
    return traits
  }

  private static func holdsRightToLeft(_ utf8: UnsafeBufferPointer<UInt8>, _ row: Range<Int>) -> Bool {
    var offset = row.lowerBound
    while offset < row.upperBound {
      let (scalar, length) = decodeScalar(in: utf8, at: offset)
      if ScalarProperties(scalarValue: scalar).isStrongRightToLeft { return true }
      offset += length
    }
    return false
  }
}
