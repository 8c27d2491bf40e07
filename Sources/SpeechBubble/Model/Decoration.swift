/// What a bubble can have beside its fifteen properties.
public struct Decoration: Hashable, Sendable {
  /// The outline is drawn so many columns nearer to the text, and half as many rows: at most by the bubble's text inset.
  /// Lines keep to whole cells, so the bubble is smaller by what is inset, half rows rounded down; sub-cells take it
  /// exactly, in the place that the bubble has. Clamped to 0…10 000.
  public var inset = 0 { didSet { if !ClosedRange.lengths.contains(inset) { inset = min(max(inset, 0), 10_000) } } }

  /// `nil` is none.
  public var shadow: Shadow?

  /// The shape that sub-cells draw; lines draw the rounded body in any case.
  public var shape = OutlineShape.rounded

  public init(inset: Int = 0, shadow: Shadow? = nil, shape: OutlineShape = .rounded) {
    self.shadow = shadow
    self.shape = shape
    self.inset = min(max(inset, ClosedRange.lengths.lowerBound), ClosedRange.lengths.upperBound)
  }
}

/// A shadow of shade characters, as far to the right of the bubble and below it. It takes that many more columns and rows.
public struct Shadow: Hashable, Sendable {
  /// What either offset can be, in cells.
  public static let offsets = 0...100

  public let columns: Int
  public let rows: Int

  /// Offsets are clamped to ``offsets``.
  public init(columns: Int, rows: Int) {
    self.columns = min(max(columns, Self.offsets.lowerBound), Self.offsets.upperBound)
    self.rows = min(max(rows, Self.offsets.lowerBound), Self.offsets.upperBound)
  }
}

/// The shapes that can be asked for by name.
public enum OutlineShape: String, CaseIterable, Hashable, Sendable {
  /// The rounded body with its tail, as the bubble's properties say.
  case rounded
  /// The published tip bubble, ``TipBubbleShape``.
  case tip
}
