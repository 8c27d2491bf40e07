/// What the filter, the only maker of these values, does to them.
extension StyledText {
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) { utf8.append(contentsOf: bytes) }

  mutating func append(_ scalar: Unicode.Scalar) {
    if scalar.isASCII {
      utf8.append(UInt8(truncatingIfNeeded: scalar.value))
    } else {
      utf8.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }

  mutating func reserve(_ count: Int) { utf8.reserveCapacity(count) }

  /// Begins a run at the end of the text, which goes on there.
  mutating func beginRun(_ style: TextStyle) { runs.append(Run(start: utf8.count, style: style)) }

  /// Adds a link.
  ///
  /// - Returns: Its number, as ``TextStyle/link`` counts.
  mutating func append(_ link: Link) -> UInt32 {
    links.append(link)
    return UInt32(links.count)
  }

  /// Drops one line end at the end of the text; no run begins at a line end.
  mutating func dropFinalNewline() {
    if utf8.last == UInt8(ascii: "\n") { utf8.removeLast() }
  }
}
