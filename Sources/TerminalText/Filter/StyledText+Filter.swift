extension StyledText {
  /// Filters a text that is whole: see ``ControlFilter``.
  public init(_ text: String, policy: ControlPolicy = .keep, isASCII: Bool = false) {
    var text = text
    self = text.withUTF8 { utf8 in
      var filter = ControlFilter(policy: policy, isASCII: isASCII, expecting: utf8.count)
      filter.feed(utf8)
      return filter.finish()
    }
  }
}
