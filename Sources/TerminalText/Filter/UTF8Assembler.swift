/// Puts scalars together from bytes that come one by one. Ill-formed sequences are found by maximal subparts (Unicode
/// Standard, 3.9): one replacement for each longest start of a sequence that no well-formed one continues.
struct UTF8Assembler: Sendable {
  enum Result {
    /// The byte belongs to a scalar that is not complete.
    case incomplete
    case scalar(UInt32)
    /// The byte, and what was collected before it, can begin no scalar.
    case illFormed
    /// What was collected before the byte is no scalar; the byte itself is still to be fed.
    case illFormedBefore
  }

  private var value: UInt32 = 0
  private var missing = 0
  /// What the next byte may be.
  private var next: ClosedRange<UInt8> = 0x80...0xBF

  /// Whether no scalar is begun.
  var isIdle: Bool { missing == 0 }

  mutating func feed(_ byte: UInt8) -> Result {
    missing == 0 ? begin(with: byte) : goOn(with: byte)
  }

  private mutating func begin(with byte: UInt8) -> Result {
    next = 0x80...0xBF
    switch byte {
    case 0x00...0x7F:
      return .scalar(UInt32(byte))
    case 0xC2...0xDF:
      (value, missing) = (UInt32(byte & 0x1F), 1)
    case 0xE0...0xEF:
      (value, missing) = (UInt32(byte & 0x0F), 2)
      if byte == 0xE0 { next = 0xA0...0xBF }
      if byte == 0xED { next = 0x80...0x9F }
    case 0xF0...0xF4:
      (value, missing) = (UInt32(byte & 0x07), 3)
      if byte == 0xF0 { next = 0x90...0xBF }
      if byte == 0xF4 { next = 0x80...0x8F }
    default:
      return .illFormed
    }
    return .incomplete
  }

  private mutating func goOn(with byte: UInt8) -> Result {
    guard next.contains(byte) else {
      missing = 0
      return .illFormedBefore
    }
    value = value << 6 | UInt32(byte & 0x3F)
    missing -= 1
    next = 0x80...0xBF
    return missing == 0 ? .scalar(value) : .incomplete
  }
}
