import SpeechBubble
import TerminalText

/// A grid as large as the screen, and ways to write on it. Whatever does not fit is cut off between clusters.
struct Canvas {
  private(set) var grid: Grid
  private let metrics = CellMetrics()

  init(_ size: ScreenSize) { grid = Grid(columns: size.columns, rows: size.rows) }

  /// The whole of it.
  var area: CellRectangle { CellRectangle(column: 0, row: 0, columns: grid.columns, rows: grid.rows) }

  /// Writes text that holds no controls.
  ///
  /// - Parameter limit: The most columns to take.
  /// - Returns: The columns taken.
  @discardableResult
  mutating func write(_ text: String, _ style: CellStyle = .plain, at point: ScreenPoint, limit: Int = .max) -> Int {
    let number = grid.intern(style)
    let end = min(grid.columns, limit == .max ? .max : point.column + limit)
    var text = text
    return text.withUTF8 { utf8 in
      var column = point.column
      var reader = ClusterReader(utf8, utf8.indices, metrics: metrics)
      while let cluster = reader.next(), column + cluster.columns <= end {
        let bytes = UnsafeBufferPointer(rebasing: utf8[cluster.start..<cluster.end])
        put(bytes, columns: cluster.columns, number, column: column, row: point.row)
        column += cluster.columns
      }
      return column - point.column
    }
  }

  private mutating func put(
    _ bytes: UnsafeBufferPointer<UInt8>, columns: Int, _ style: UInt32, column: Int, row: Int
  ) {
    let (scalar, length) = ScalarDecoder.decode(bytes, at: 0) ?? (ScalarDecoder.replacement, bytes.count)
    if length == bytes.count {
      grid.set(scalar.value, width: columns, style: style, column: column, row: row)
    } else {
      grid.set(cluster: bytes, width: columns, style: style, column: column, row: row)
    }
  }

  func columns(of text: String) -> Int { metrics.columns(of: text) }

  /// Text that is longer than a row, cut into rows between clusters.
  func rows(of text: String, columns: Int) -> [String] {
    let layout = TextLayout(wrapping: StyledText(text, policy: .show), WrapOptions(columns: columns))
    return layout.rows.map { String(decoding: layout.text.utf8[$0.start..<$0.end], as: UTF8.self) }
  }

  /// Blanks an area.
  mutating func fill(_ area: CellRectangle, _ style: CellStyle = .plain) {
    let number = grid.intern(style)
    for row in area.rowRange { grid.fill(row: row, columns: area.columnRange, style: number) }
  }

  /// Copies a grid, of which only what lies in an area can be seen.
  ///
  /// - Parameters:
  ///   - origin: The cell of the screen in which the grid begins.
  ///   - isStyled: Whether its colours and attributes are copied too.
  mutating func draw(_ source: Grid, at origin: ScreenPoint, in area: CellRectangle, isStyled: Bool) {
    grid.copy(source, column: origin.column, row: origin.row, in: area, isStyled: isStyled)
  }
}
