/// A shape that a bubble can have, or anything else that the sub-cell renderers shall draw.
public protocol BubbleShape: Sendable {
  /// The outline around a body of this size. What is said stands in the rectangle; a tail reaches out of it.
  func path(in rectangle: Rectangle) -> Path
}

/// A shape whose outline can be moved inward.
public protocol InsettableBubbleShape: BubbleShape {
  associatedtype InsetShape: InsettableBubbleShape

  /// The shape with its outline moved inward by `amount` columns across and half as many rows down, which looks the same
  /// on all sides. A negative amount moves it outward.
  func inset(by amount: Double) -> InsetShape
}
