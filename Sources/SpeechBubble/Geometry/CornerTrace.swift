/// The way a rounded corner of the outline takes through the cells: rows and columns counted from the corner's outer
/// cell, whichever corner it is.
///
/// The stroke follows the quarter of an ellipse whose half-axes are *A* = radius − ½ columns and *B* = radius ÷ 2 − ½
/// rows, as a cell is twice as tall as wide and the outline runs through the middle of the border cells.
public struct CornerTrace: Hashable, Sendable {
  /// In columns; 0 is a square corner.
  public let radius: Int
  /// The column at which the stroke passes from each row to the next, for the rows where that is not the outermost.
  public let crossings: [Int]

  /// - Complexity: O(*radius*).
  public init(radius: Int) {
    self.radius = radius
    var crossings: [Int] = []
    while true {
      let column = Self.crossing(radius: radius, row: crossings.count)
      if column == 0 { break }
      crossings.append(column)
    }
    self.crossings = crossings
  }

  /// Columns the corner takes of a horizontal edge.
  public var columns: Int { (crossings.first ?? 0) + 1 }

  /// Rows the corner takes of a vertical edge.
  public var rows: Int { crossings.count + 1 }

  /// How many columns inside the outermost the stroke still stands in a row.
  public func clearance(inRow row: Int) -> Int {
    crossings.indices.contains(row - 1) ? crossings[row - 1] : 0
  }

  /// The same as ``clearance(inRow:)`` and ``columns`` of a corner that need not be traced for it.
  static func clearance(radius: Int, row: Int) -> Int { row > 0 ? crossing(radius: radius, row: row - 1) : 0 }
  static func columns(radius: Int) -> Int { crossing(radius: radius, row: 0) + 1 }

  /// Half-axes of the ellipse, in columns and rows. The smallest corner is round within its cell.
  static func halfAxes(radius: Int) -> (columns: Double, rows: Double) {
    radius > 0 ? (Double(radius) - 0.5, max(Double(radius) / 2 - 0.5, 0.5)) : (0, 0)
  }

  private static func crossing(radius: Int, row: Int) -> Int {
    let (columns, rows) = halfAxes(radius: radius)
    let height = rows - Double(row) - 0.5
    guard height > 0 else { return 0 }
    let slope = height / rows
    return Int(columns * (1 - (1 - slope * slope).squareRoot()) + 0.5)
  }
}
