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

  /// Goes on with another text.
  mutating func append(_ other: StyledText) {
    let numbers = other.links.map { link in links.firstIndex(of: link).map { UInt32($0) + 1 } ?? append(link) }
    let startsPlain = other.runs.first?.start != 0
    if startsPlain, !other.utf8.isEmpty, let last = runs.last, last.style != .plain { beginRun(.plain) }
    for run in other.runs {
      var style = run.style
      if style.link > 0 { style.link = numbers[Int(style.link) - 1] }
      runs.append(Run(start: utf8.count + run.start, style: style))
    }
    utf8 += other.utf8
  }

  /// Drops bytes from the start, and the styles and links that only these had.
  mutating func removeFirst(_ count: Int) {
    let old = self
    self = StyledText()
    utf8 = Array(old.utf8[count...])
    var numbers: [UInt32: UInt32] = [:]
    for run in old.runs[(old.runs.lastIndex { $0.start <= count } ?? 0)...] {
      var style = run.style
      if style.link > 0 {
        let number = numbers[style.link] ?? append(old.links[Int(style.link) - 1])
        numbers[style.link] = number
        style.link = number
      }
      runs.append(Run(start: max(run.start - count, 0), style: style))
    }
  }

  /// Drops one line end at the end of the text; no run begins at a line end.
  mutating func dropFinalNewline() {
    if utf8.last == UInt8(ascii: "\n") { utf8.removeLast() }
  }
}
