/// How wide text is on a character grid.
///
/// A scalar takes two cells if its East_Asian_Width (UAX #11) is Wide or Fullwidth; none if it is a nonspacing or
/// enclosing mark, a format character, or a jamo vowel or final; else one. A grapheme cluster takes the sum of its
/// scalars, but two cells if it is shown as an emoji: by itself, or by a presentation selector U+FE0F, as joined
/// pictographs, a flag, a keycap, with a skin tone.
public struct CellMetrics: Hashable, Sendable {
  /// Whether characters of ambiguous width take two cells, as in terminals set up for East Asian legacy fonts.
  public var isAmbiguousWide = false

  /// Whether emoji are measured by clusters or by code points.
  public var emojiWidth = EmojiWidth.cluster

  /// The distance of tab stops, in cells; clamped to 1…1000.
  public var tabSize = 8 {
    didSet { if !(1...1000 ~= tabSize) { tabSize = min(max(tabSize, 1), 1000) } }
  }

  public init() {}

  /// The width of text in cells. A tab goes to the next stop, a line end takes none.
  ///
  /// - Complexity: O(*n*).
  public func columns(of text: some StringProtocol) -> Int {
    var text = String(text)
    return text.withUTF8 { utf8 in
      var reader = ClusterReader(utf8, utf8.indices, metrics: self)
      var columns = 0
      while let cluster = reader.next() {
        columns = utf8[cluster.start] == UInt8(ascii: "\t") ? tabStop(after: columns) : columns + cluster.columns
      }
      return columns
    }
  }

  /// The width of one scalar by itself.
  package func columns(of scalar: ScalarProperties) -> Int {
    isAmbiguousWide && scalar.isAmbiguous && scalar.columns == 1 ? 2 : scalar.columns
  }

  /// The first tab stop after a column, both counted from the text's left edge.
  package func tabStop(after column: Int) -> Int { (column / tabSize + 1) * tabSize }
}
