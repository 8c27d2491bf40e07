/// How much of its frame a bubble shows: less of it is easier to copy text out of.
public enum FrameStyle: String, CaseIterable, Hashable, Sendable {
  case closed
  /// Without the right border, and without any blanks after the text.
  case open
  /// The rows of text alone.
  case none
}

extension Bubble {
  /// The bubble without anything around its text.
  package var bare: Bubble { style([]).borderWidth(0).textInset(0).arrowSize(0).cornerRadius(0) }
}
