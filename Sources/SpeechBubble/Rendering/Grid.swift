/// A picture in character cells: a rectangle of glyphs with styles.
///
/// Kept compactly, eight bytes a cell. Clusters of more than one scalar and styles are stored once beside the cells.
/// A grid may be a band of a taller picture: rows keep the numbers they have there. Writing outside is clipped.
public struct Grid: Hashable, Sendable {
  /// One cell.
  package struct Cell: Hashable, Sendable {
    /// A scalar, ``continuationGlyph``, or from ``firstClusterGlyph`` on the number of a cluster of several scalars.
    package var glyph: UInt32
    /// Index into the grid's styles.
    package var style: UInt32

    package static let blankGlyph: UInt32 = 0x20
    /// The glyph starts in a cell to the left and reaches into this one.
    package static let continuationGlyph: UInt32 = 0x110000
    package static let firstClusterGlyph: UInt32 = 0x110001
    static let blank = Cell(glyph: blankGlyph, style: 0)
  }

  /// A stretch of a row that a terminal shall order by itself, apart from the frame (UAX #9, isolates).
  struct Isolate: Hashable, Sendable {
    var row: Int
    var columns: Range<Int>
    var isRightToLeft: Bool
  }

  public let columns: Int
  /// The rows of the picture that the grid holds.
  public let rowRange: Range<Int>
  var cells: [Cell]
  /// Style 0 is the terminal's default state.
  package private(set) var styles: [CellStyle] = [.plain]
  private var styleNumbers: [CellStyle: UInt32] = [.plain: 0]
  /// In ascending order of rows, at most one a row.
  private(set) var isolates: [Isolate] = []
  /// What the links of the styles lead to; link *n* is at *n* − 1.
  private(set) var links: [CellLink] = []
  private var linkNumbers: [CellLink: UInt32] = [:]
  private var clusterBytes: [UInt8] = []
  private var clusterEnds: [Int] = []

  public init(columns: Int, rows: Int) { self.init(columns: columns, rowRange: 0..<rows) }

  init(columns: Int, rowRange: Range<Int>) {
    self.columns = columns
    self.rowRange = rowRange
    cells = Array(repeating: .blank, count: columns * rowRange.count)
  }

  public var rows: Int { rowRange.count }

  /// The number of a style; equal styles share one.
  package mutating func intern(_ style: CellStyle) -> UInt32 {
    if let number = styleNumbers[style] { return number }
    let number = UInt32(styles.count)
    styles.append(style)
    styleNumbers[style] = number
    return number
  }

  /// The number of a link; equal links share one.
  mutating func intern(link: CellLink) -> UInt32 {
    if let number = linkNumbers[link] { return number }
    links.append(link)
    let number = UInt32(links.count)
    linkNumbers[link] = number
    return number
  }

  /// The index of a row's first cell; `nil` if the row is not of this grid.
  func start(ofRow row: Int) -> Int? {
    rowRange.contains(row) ? (row - rowRange.lowerBound) * columns : nil
  }

  /// The cells of a row of the grid.
  package func cells(ofRow row: Int) -> ArraySlice<Cell> {
    guard let start = start(ofRow: row) else { return [] }
    return cells[start..<start + columns]
  }

  /// Puts a glyph of one scalar into a cell.
  package mutating func set(_ glyph: UInt32, style: UInt32, column: Int, row: Int) {
    guard 0..<columns ~= column, let start = start(ofRow: row) else { return }
    cells[start + column] = Cell(glyph: glyph, style: style)
  }

  /// Blanks a cell, which keeps its style.
  mutating func blank(column: Int, row: Int) {
    guard 0..<columns ~= column, let start = start(ofRow: row) else { return }
    cells[start + column].glyph = Cell.blankGlyph
  }

  /// Blanks cells of a row.
  package mutating func fill(row: Int, columns range: Range<Int>, style: UInt32) {
    guard let start = start(ofRow: row) else { return }
    for column in range.clamped(to: 0..<columns) {
      cells[start + column] = Cell(glyph: Cell.blankGlyph, style: style)
    }
  }

  /// Puts ASCII characters into the cells from a column on.
  package mutating func set(ascii: some Collection<UInt8>, style: UInt32, column: Int, row: Int) {
    guard column >= 0, let start = start(ofRow: row) else { return }
    cells.withUnsafeMutableBufferPointer { cells in
      var index = start + column
      for byte in ascii.prefix(max(columns - column, 0)) {
        cells[index] = Cell(glyph: UInt32(byte), style: style)
        index += 1
      }
    }
  }

  /// Puts a cluster into as many cells as it is wide; one that would not fit the row whole is left out.
  package mutating func set(cluster: some Collection<UInt8>, width: Int, style: UInt32, column: Int, row: Int) {
    guard width > 0, column >= 0, column + width <= columns, let start = start(ofRow: row) else { return }
    clusterBytes.append(contentsOf: cluster)
    clusterEnds.append(clusterBytes.count)
    cells[start + column] = Cell(glyph: Cell.firstClusterGlyph + UInt32(clusterEnds.count - 1), style: style)
    continueGlyph(width: width, style: style, start: start + column)
  }

  /// The same for a cluster of one scalar.
  package mutating func set(_ glyph: UInt32, width: Int, style: UInt32, column: Int, row: Int) {
    guard width > 0, column >= 0, column + width <= columns, let start = start(ofRow: row) else { return }
    cells[start + column] = Cell(glyph: glyph, style: style)
    continueGlyph(width: width, style: style, start: start + column)
  }

  private mutating func continueGlyph(width: Int, style: UInt32, start: Int) {
    for index in start + 1..<start + width {
      cells[index] = Cell(glyph: Cell.continuationGlyph, style: style)
    }
  }

  /// The bytes of a cluster of several scalars.
  package func cluster(_ glyph: UInt32) -> ArraySlice<UInt8> {
    let index = Int(glyph - Cell.firstClusterGlyph)
    return clusterBytes[(index == 0 ? 0 : clusterEnds[index - 1])..<clusterEnds[index]]
  }

  mutating func isolate(row: Int, columns: Range<Int>, isRightToLeft: Bool) {
    guard rowRange.contains(row), !columns.isEmpty else { return }
    isolates.append(Isolate(row: row, columns: columns, isRightToLeft: isRightToLeft))
  }
}
