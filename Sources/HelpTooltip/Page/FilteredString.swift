import TerminalText

/// A string and what the control filter makes of it, with ranges of the one known in the other.
struct FilteredString {
  let text: StyledText
  private let string: String
  private var offsets: [Int: Int] = [:]

  /// - Parameter ranges: Those that will be asked for.
  init(_ string: String, _ ranges: [Range<String.Index>], policy: ControlPolicy, isASCII: Bool) {
    var string = string
    string.makeContiguousUTF8()
    self.string = string
    let ends = Set(ranges.flatMap { [string.utf8Offset(of: $0.lowerBound), string.utf8Offset(of: $0.upperBound)] })
    var offsets: [Int: Int] = [:]
    text = string.withUTF8 { utf8 in
      var filter = ControlFilter(policy: policy, isASCII: isASCII, expecting: utf8.count)
      var start = 0
      for end in ends.sorted() {
        filter.feed(UnsafeBufferPointer(rebasing: utf8[start..<end]))
        offsets[end] = filter.byteCount
        start = end
      }
      filter.feed(UnsafeBufferPointer(rebasing: utf8[start...]))
      return filter.finish()
    }
    self.offsets = offsets
  }

  /// The bytes of the text that a range of the string has become. One that is dropped from the text stands for the place
  /// where it would be.
  func bytes(of range: Range<String.Index>) -> Range<Int> {
    let start = offset(of: range.lowerBound)
    return start..<max(start, offset(of: range.upperBound))
  }

  /// A line end at the very end is dropped only after all has been fed, so an offset may be behind it.
  private func offset(of index: String.Index) -> Int {
    min(offsets[string.utf8Offset(of: index)] ?? 0, text.utf8.count)
  }
}

extension String {
  /// How many bytes there are before a position; positions of other strings that are not in this one stand for its ends.
  func utf8Offset(of index: Index) -> Int {
    utf8.distance(from: startIndex, to: Swift.min(Swift.max(index, startIndex), endIndex))
  }
}
