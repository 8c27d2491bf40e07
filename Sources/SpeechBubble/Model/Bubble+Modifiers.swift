import TerminalText

/// Chained modifiers, for bubbles written as one expression:
///
///     Bubble("Hi", style: [.fill, .line], arrowPosition: .bottom)
///       .borderWidth(2)
///       .arrow(.right, ratio: 0.25)
extension Bubble {
  public func text(_ text: String) -> Bubble { with(\.text, text) }
  public func font(_ traits: FontTraits) -> Bubble { with(\.font, traits) }
  public func numberOfLines(_ count: Int) -> Bubble { with(\.numberOfLines, count) }
  public func textAlignment(_ alignment: TextAlignment) -> Bubble { with(\.textAlignment, alignment) }
  public func textColor(_ color: BubbleColor) -> Bubble { with(\.textColor, color) }
  public func textInset(_ columns: Int) -> Bubble { with(\.textInset, columns) }
  public func filledColor(_ color: BubbleColor) -> Bubble { with(\.filledColor, color) }
  public func borderColor(_ color: BubbleColor) -> Bubble { with(\.borderColor, color) }
  public func borderWidth(_ width: Int) -> Bubble { with(\.borderWidth, width) }
  public func style(_ style: BubbleStyle) -> Bubble { with(\.style, style) }
  public func clipsToBounds(_ clips: Bool) -> Bubble { with(\.clipsToBounds, clips) }
  public func cornerRadius(_ radius: Int) -> Bubble { with(\.cornerRadius, radius) }
  public func arrowSize(_ size: Int) -> Bubble { with(\.arrowSize, size) }
  public func arrowPosition(_ position: ArrowPosition) -> Bubble { with(\.arrowPosition, position) }
  public func arrowPositionRatio(_ ratio: Double) -> Bubble { with(\.arrowPositionRatio, ratio) }

  /// The tail in one go: its edge, how far along it, and how long.
  public func arrow(_ position: ArrowPosition, ratio: Double = 0.5, size: Int = 1) -> Bubble {
    arrowPosition(position).arrowPositionRatio(ratio).arrowSize(size)
  }

  private func with<Value>(_ path: WritableKeyPath<Bubble, Value>, _ value: Value) -> Bubble {
    var copy = self
    copy[keyPath: path] = value
    return copy
  }
}
