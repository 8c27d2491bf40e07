extension ControlFilter {
  /// Starts a run where the style of what is written next differs from that of what was written last.
  mutating func noteStyle() {
    guard style != text.runs.last?.style ?? .plain else { return }
    text.runs.append(StyledText.Run(start: text.utf8.count, style: style))
  }

  /// The number of a link; equal links share one.
  mutating func number(of link: StyledText.Link) -> UInt32 {
    if let number = linkNumbers[link] { return number }
    text.links.append(link)
    let number = UInt32(text.links.count)
    linkNumbers[link] = number
    return number
  }
}

extension StyledText {
  /// Filters a string.
  ///
  /// - Parameter isASCII: Whether stand-ins are `?` rather than U+FFFD and pictures of controls.
  /// - Complexity: O(*n*).
  public init(_ text: String, policy: ControlPolicy = .keep, isASCII: Bool = false) {
    var text = text
    self = text.withUTF8 { utf8 in
      var filter = ControlFilter(policy: policy, isASCII: isASCII, expecting: utf8.count)
      filter.feed(utf8)
      return filter.finish()
    }
  }

  /// Appends a scalar in UTF-8.
  mutating func append(_ scalar: UInt32) {
    if scalar < 0x80 {
      utf8.append(UInt8(truncatingIfNeeded: scalar))
    } else if let scalar = Unicode.Scalar(scalar) {
      utf8.append(contentsOf: UTF8.encode(scalar)!)
    }
  }
}
