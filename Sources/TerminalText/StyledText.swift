/// Text that is safe to lay out and print: well-formed UTF-8 whose only controls are LF and TAB, with styles beside it.
///
/// Everything that reaches a bubble goes through a ``ControlFilter`` first, which is the only maker of these values;
/// what comes after may rely on it. Kept as bytes, since bulk text is walked byte by byte.
public struct StyledText: Hashable, Sendable {
  /// From ``start`` up to the next run's start the text looks like ``style``.
  public struct Run: Hashable, Sendable {
    /// Offset into ``StyledText/utf8``, in bytes.
    public var start: Int
    public var style: TextStyle

    public init(start: Int, style: TextStyle) {
      self.start = start
      self.style = style
    }
  }

  /// A hyperlink (OSC 8): runs with the same id and target are one link to the terminal.
  public struct Link: Hashable, Sendable {
    public var target: String
    public var id: String

    public init(target: String, id: String = "") {
      self.target = target
      self.id = id
    }
  }

  /// The text: well-formed UTF-8, lines parted by LF.
  public internal(set) var utf8: [UInt8] = []
  /// Style changes in ascending order of start, no two with the same start; before the first the text is plain.
  public internal(set) var runs: [Run] = []
  public internal(set) var links: [Link] = []

  public init() {}
}
