/// The characters that act instead of showing, and what stands in for them where they are to be seen.
package enum ControlCharacters {
  /// LF, VT, FF, CR, NEL, LINE SEPARATOR and PARAGRAPH SEPARATOR (UAX #14, BK, CR, LF and NL).
  static func isLineEnd(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// The embeddings, overrides and isolates of UAX #9, which reorder text; LRM, RLM and ALM are harmless.
  static func isBidirectional(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Whether `scalar`, from U+00A0 on, is the same in the text that comes out, whatever stands around it.
  @inline(__always)
  static func isOrdinaryText(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    if value < 0x2028 { return value >= 0xA0 }
    return value > 0x202E && !(0x2066...0x2069).contains(value) && value != 0xFEFF && value != 0xFFFD
  }

  /// The C1 control that `ESC` and a byte stand for, `ESC E` for NEL; NUL, which does nothing, if there is none.
  static func control1(_ final: UInt8) -> Unicode.Scalar {
    (0x40...0x5F).contains(final) ? Unicode.Scalar(final + 0x40) : "\0"
  }

  /// One visible cell for a control (Control Pictures, U+2400, for C0 and DEL, else U+FFFD); other scalars unchanged.
  package static func picture(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x00...0x1F: Unicode.Scalar(0x2400 + scalar.value) ?? ScalarDecoder.replacement
    case 0x7F: "\u{2421}"
    case 0x80...0x9F: ScalarDecoder.replacement
    default: isBidirectional(scalar) ? ScalarDecoder.replacement : scalar
    }
  }
}
