/// What can keep a bubble from being drawn.
public enum BubbleError: Error, Hashable, Sendable {
  /// Frame, insets, tail and one wide character need `needed` columns; `available` are free.
  case tooNarrow(needed: Int, available: Int)
}

extension BubbleError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .tooNarrow(let needed, let available):
      "the bubble needs \(needed) columns, \(available) are available"
    }
  }
}
