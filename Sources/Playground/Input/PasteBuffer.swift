/// Text between the terminal's marks for the start and the end of a paste.
struct PasteBuffer {
  private static let end = Array("\u{1B}[201~".unicodeScalars)

  private var scalars = String.UnicodeScalarView()
  /// How many scalars of the end mark were the last to come.
  private var matched = 0
  private var isAfterCarriageReturn = false

  /// Whether there is text that cannot turn out to be the end mark.
  var holdsText: Bool { !scalars.isEmpty && matched == 0 }

  /// Takes the next scalar. Terminals send CR for the line ends they paste.
  ///
  /// - Returns: Whether it completed the end mark, which is not part of the text.
  mutating func append(_ scalar: Unicode.Scalar) -> Bool {
    // The mark's first scalar does not occur in it again, so a failed match starts over.
    if scalar == Self.end[matched] { matched += 1 } else { matched = scalar == Self.end[0] ? 1 : 0 }
    if matched == Self.end.count {
      scalars.removeLast(matched - 1)
      matched = 0
      return true
    }
    let isSecondOfLineEnd = isAfterCarriageReturn && scalar == "\n"
    isAfterCarriageReturn = scalar == "\r"
    if !isSecondOfLineEnd { scalars.append(scalar == "\r" ? "\n" : scalar) }
    return false
  }

  mutating func takeAll() -> String {
    defer { self = PasteBuffer() }
    return String(scalars)
  }
}
