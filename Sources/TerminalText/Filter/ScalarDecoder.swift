/// Decodes UTF-8 one scalar at a time; each maximal subpart of an ill-formed sequence is one U+FFFD.
///
/// That is the practice of the Unicode Standard, section 3.9, and of `String(decoding:as:)`.
package enum ScalarDecoder {
  package static let replacement: Unicode.Scalar = "\u{FFFD}"

  /// The scalar that starts at `position` and its length in bytes, or nil if the bytes end inside it.
  ///
  /// - Precondition: `position` lies before the end of `bytes`.
  @inline(__always)
  package static func decode(
    _ bytes: UnsafeBufferPointer<UInt8>, at position: Int
  ) -> (scalar: Unicode.Scalar, length: Int)? {
    let lead = bytes[position]
    if lead < 0x80 { return (Unicode.Scalar(lead), 1) }
    guard lead >= 0xC2, lead <= 0xF4 else { return (replacement, 1) }

    let available = bytes.count &- position
    guard available > 1 else { return nil }
    let second = bytes[position &+ 1]
    guard canFollow(second, lead: lead) else { return (replacement, 1) }
    var value = UInt32(second & 0x3F)
    if lead < 0xE0 { return (scalar(UInt32(lead & 0x1F) &<< 6 | value), 2) }

    guard available > 2 else { return nil }
    let third = bytes[position &+ 2]
    guard isContinuation(third) else { return (replacement, 2) }
    value = value &<< 6 | UInt32(third & 0x3F)
    if lead < 0xF0 { return (scalar(UInt32(lead & 0x0F) &<< 12 | value), 3) }

    guard available > 3 else { return nil }
    let fourth = bytes[position &+ 3]
    guard isContinuation(fourth) else { return (replacement, 3) }
    return (scalar(UInt32(lead & 0x07) &<< 18 | value &<< 6 | UInt32(fourth & 0x3F)), 4)
  }

  @inline(__always)
  private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

  /// Whether `second` may come after `lead`: no overlong form, no surrogate, nothing past U+10FFFF (table 3-7).
  @inline(__always)
  private static func canFollow(_ second: UInt8, lead: UInt8) -> Bool {
    guard isContinuation(second) else { return false }
    return switch lead {
    case 0xE0: second >= 0xA0
    case 0xED: second < 0xA0
    case 0xF0: second >= 0x90
    case 0xF4: second < 0x90
    default: true
    }
  }

  @inline(__always)
  private static func scalar(_ value: UInt32) -> Unicode.Scalar { Unicode.Scalar(value) ?? replacement }
}
