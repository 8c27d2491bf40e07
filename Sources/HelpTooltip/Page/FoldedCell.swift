import TerminalText

extension CellMetrics {
  /// Whether tabs are written as they are, as their stops are those that terminals have; otherwise they become blanks.
  var keepsTabs: Bool { tabSize == 8 }
}

/// A cluster of a line and where it is seen. A line that is longer than the terminal is wide goes on in the next row
/// there: the line is one, but what can be pointed at is in one of its rows.
struct FoldedCell {
  /// Where the cluster is in the text, in bytes.
  private(set) var offset: Int
  private(set) var end: Int
  /// The row of the line, counted from 0, and the columns there.
  private(set) var row = 0
  private(set) var columns = 0..<0
  /// The columns it would have if the line were in one row.
  private(set) var unfoldedColumns = 0..<0
  /// A blank or a tab, or nothing.
  private(set) var isBlank = true

  /// The start of a line.
  init(offset: Int) { (self.offset, end) = (offset, offset) }

  /// Goes on to the cluster after this one.
  ///
  /// - Parameter kind: Its first byte.
  mutating func move(to cluster: Cluster, kind: UInt8, metrics: CellMetrics, pageColumns: Int) {
    (offset, end) = (cluster.start, cluster.end)
    let isTab = kind == UInt8(ascii: "\t")
    isBlank = isTab || kind == UInt8(ascii: " ") && cluster.byteCount == 1
    let start = unfoldedColumns.upperBound
    unfoldedColumns = start..<(isTab ? metrics.tabStop(after: start) : start + cluster.columns)
    let column = columns.upperBound
    if isTab && metrics.keepsTabs {
      // A tab stays in its row, however little is left of it.
      columns = column..<max(column, min(metrics.tabStop(after: column), pageColumns - 1))
    } else if isTab {
      let end = column + unfoldedColumns.count
      let passed = (end - 1) / pageColumns
      row += passed
      columns = (passed == 0 ? column : 0)..<end - passed * pageColumns
    } else if column + cluster.columns > pageColumns, column > 0 {
      row += 1
      columns = 0..<cluster.columns
    } else {
      columns = column..<column + cluster.columns
    }
  }

  /// Goes on to the nothing that follows the last cluster.
  mutating func moveToEnd(_ offset: Int) {
    (self.offset, end) = (offset, offset)
    isBlank = true
    unfoldedColumns = unfoldedColumns.upperBound..<unfoldedColumns.upperBound
    columns = columns.upperBound..<columns.upperBound
  }
}
