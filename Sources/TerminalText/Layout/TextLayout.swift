/// Text in rows: where each row starts and ends, and how wide it is.
public struct TextLayout: Hashable, Sendable {
  /// One row, as a range of the text's bytes.
  public struct Row: Hashable, Sendable {
    public struct Traits: OptionSet, Hashable, Sendable {
      public let rawValue: UInt8

      public init(rawValue: UInt8) { self.rawValue = rawValue }

      /// The row's paragraph runs from right to left.
      public static let isRightToLeft = Traits(rawValue: 1 << 0)
      /// The row holds right-to-left characters (bidi class R or AL).
      public static let holdsRightToLeft = Traits(rawValue: 1 << 1)
      /// A wrap ended the row, not a line end.
      public static let isWrapped = Traits(rawValue: 1 << 2)
      /// A soft hyphen at which the row was broken shows as `-` after its last cluster.
      public static let endsInHyphen = Traits(rawValue: 1 << 3)
      /// Text was left out after the row's last cluster.
      public static let endsInEllipsis = Traits(rawValue: 1 << 4)
      /// Every byte is a cluster of one cell.
      public static let isASCII = Traits(rawValue: 1 << 5)
    }

    /// Offset of the row's first byte in the text.
    public var start: Int
    /// Offset past its last.
    public var end: Int
    /// Width in cells, hyphen and ellipsis included.
    public var columns: Int
    public var traits: Traits
  }

  public let text: StyledText
  public let rows: [Row]
  /// Width of the widest row, in cells.
  public let columns: Int
  public let options: WrapOptions

  /// Breaks text into rows.
  ///
  /// - Complexity: O(*n*) in the text; with a limit of rows, in as much of it as they show.
  public init(wrapping text: StyledText, _ options: WrapOptions = WrapOptions()) {
    self.text = text
    self.options = options
    rows = text.utf8.withUnsafeBufferPointer { utf8 in
      var wrapper = LineWrapper(utf8, options)
      wrapper.wrap()
      return wrapper.rows
    }
    columns = rows.reduce(0) { max($0, $1.columns) }
  }

  /// Text whose rows are known already.
  package init(_ text: StyledText, rows: [Row], _ options: WrapOptions) {
    self.text = text
    self.rows = rows
    self.options = options
    columns = rows.reduce(0) { max($0, $1.columns) }
  }
}
