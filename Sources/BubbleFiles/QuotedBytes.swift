/// Writes bytes from outside into a one-line message: what could move the cursor, end the line or hide is escaped, and
/// what is long is cut.
package enum QuotedBytes {
  /// The most scalars shown of a value.
  package static let limit = 48

  /// The bytes as typed; in single quotes if they are empty or hold a blank or an escape.
  package static func describe(_ bytes: [UInt8], limit: Int = limit) -> String {
    let pieces = pieces(of: bytes, limit)
    let isPlain = !pieces.isEmpty && pieces.allSatisfy { !$0.needsQuotes }
    let shown = pieces.prefix(limit).map(\.text).joined() + (pieces.count > limit ? "..." : "")
    return isPlain ? shown : "'\(shown)'"
  }

  private typealias Piece = (text: String, needsQuotes: Bool)

  /// One piece for each scalar or ill-formed sequence, up to one more than are shown.
  private static func pieces(of bytes: [UInt8], _ limit: Int) -> [Piece] {
    var parser = Unicode.UTF8.ForwardParser()
    var input = bytes.makeIterator()
    var offset = 0
    var pieces: [Piece] = []
    while pieces.count <= limit {
      switch parser.parseScalar(from: &input) {
      case .valid(let encoded):
        offset += encoded.count
        pieces.append(piece(Unicode.UTF8.decode(encoded)))
      case .error(let length):
        pieces.append((bytes[offset..<offset + length].map { "\\x" + hex($0) }.joined(), true))
        offset += length
      case .emptyInput:
        return pieces
      }
    }
    return pieces
  }

  private static func piece(_ scalar: Unicode.Scalar) -> Piece {
    switch scalar {
    case "\n": ("\\n", true)
    case "\t": ("\\t", true)
    case "\r": ("\\r", true)
    case " ": (" ", true)
    case _ where isVisible(scalar): (String(scalar), false)
    default: ("\\u{\(hex(scalar.value))}", true)
    }
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator,
      .spaceSeparator, .nonspacingMark, .enclosingMark:
      false
    default: true
    }
  }

  private static func hex(_ value: some BinaryInteger) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return digits.count == 1 ? "0" + digits : digits
  }
}
