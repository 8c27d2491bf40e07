/// A rectangle of whole cells in the grid's space: columns counted from the left, rows from the top, both from 0.
public struct CellRectangle: Hashable, Sendable {
  public var column: Int
  public var row: Int
  public var columns: Int
  public var rows: Int

  public init(column: Int, row: Int, columns: Int, rows: Int) {
    self.column = column
    self.row = row
    self.columns = columns
    self.rows = rows
  }

  public func contains(_ column: Int, _ row: Int) -> Bool { columnRange.contains(column) && rowRange.contains(row) }

  public var columnRange: Range<Int> { column..<column + columns }
  public var rowRange: Range<Int> { row..<row + rows }
}
