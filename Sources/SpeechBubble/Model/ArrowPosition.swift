/// The edge of the body that the tail leaves.
public enum ArrowPosition: String, CaseIterable, Hashable, Sendable {
  case top, bottom, left, right

  /// Whether the tail points up or down, so that its ratio runs from left to right.
  public var isVertical: Bool { self == .top || self == .bottom }
}
