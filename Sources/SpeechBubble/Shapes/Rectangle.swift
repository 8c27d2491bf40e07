/// A rectangle in cell coordinates.
public struct Rectangle: Hashable, Sendable {
  public var minX: Double
  public var minY: Double
  public var maxX: Double
  public var maxY: Double

  /// Ends that are the wrong way round count as their middle.
  public init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    self.minX = min(minX, (minX + maxX) / 2)
    self.minY = min(minY, (minY + maxY) / 2)
    self.maxX = max(maxX, (minX + maxX) / 2)
    self.maxY = max(maxY, (minY + maxY) / 2)
  }

  public var width: Double { maxX - minX }
  public var height: Double { maxY - minY }

  /// The rectangle with every side moved inward, at most to the middle.
  public func inset(columns: Double, rows: Double) -> Rectangle {
    Rectangle(minX: minX + columns, minY: minY + rows, maxX: maxX - columns, maxY: maxY - rows)
  }
}
