/// The stages in which a bubble is drawn; each starts from what the one before it made.
public enum DrawingStage: Int, Comparable, CaseIterable, Hashable, Sendable {
  /// Controls are filtered out of the text, and it is wrapped to the room.
  case text
  /// Body, corners and tail get their places in cells.
  case geometry
  /// The cells are drawn.
  case paint

  public static func < (one: DrawingStage, other: DrawingStage) -> Bool { one.rawValue < other.rawValue }
}
