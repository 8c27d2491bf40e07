import TerminalText

/// A place in a row of a grid, and the cluster that is about to be written there: it waits for what follows, as clusters
/// without width join it. At a row's start these wait themselves, for the first cell.
struct Pen {
  /// Where the next cluster goes, the waiting one aside.
  var column: Int
  let row: Int
  /// Past the last column with anything but a blank.
  var lastInk: Int
  private var waiting: [UInt8] = []
  private var waitingColumns = 0
  private var waitingStyle: UInt32 = 0
  private var isAfterSoftHyphen = false

  init(column: Int, row: Int) {
    self.column = column
    self.row = row
    lastInk = column
  }

  mutating func draw(
    _ cluster: Slice<UnsafeBufferPointer<UInt8>>, columns: Int, style: UInt32, into grid: inout Grid
  ) {
    if cluster.elementsEqual("\u{ad}".utf8) {
      isAfterSoftHyphen = true
      return
    }
    if isAfterSoftHyphen { keepApart(cluster) }
    if columns > 0 && waitingColumns > 0 { flush(into: &grid) }
    waiting.append(contentsOf: cluster)
    if columns > 0 {
      waitingColumns = columns
      waitingStyle = style
    }
  }

  /// A soft hyphen shows only where the text was broken at it. If the clusters around it would become one without it, a
  /// word joiner, which has no width either, takes its place.
  private mutating func keepApart(_ cluster: Slice<UnsafeBufferPointer<UInt8>>) {
    isAfterSoftHyphen = false
    let isJoined = (waiting + cluster).withUnsafeBufferPointer { utf8 in
      var reader = ClusterReader(utf8, utf8.indices, metrics: CellMetrics())
      while reader.position < waiting.count { _ = reader.next() }
      return reader.position > waiting.count
    }
    if isJoined { waiting.append(contentsOf: "\u{2060}".utf8) }
  }

  /// Writes the cluster that waits, if it has a width.
  mutating func flush(into grid: inout Grid) {
    guard waitingColumns > 0 else { return }
    defer {
      waiting.removeAll(keepingCapacity: true)
      waitingColumns = 0
    }
    let isBlank = waiting.last == UInt8(ascii: " ")
    if let scalar = onlyScalar {
      grid.set(scalar, width: waitingColumns, style: waitingStyle, column: column, row: row)
    } else {
      grid.set(cluster: waiting, width: waitingColumns, style: waitingStyle, column: column, row: row)
    }
    column += waitingColumns
    if !isBlank { lastInk = column }
  }

  /// Leaves cells blank up to a column that is to the right of this one. The last of them waits.
  mutating func advanceBlank(to end: Int, _ style: UInt32, _ grid: inout Grid) {
    if !waiting.isEmpty && column < end - 1 {
      putBlank(style)
      flush(into: &grid)
    }
    grid.fill(row: row, columns: column..<end - 1, style: style)
    column = end - 1
    putBlank(style)
  }

  private mutating func putBlank(_ style: UInt32) {
    waiting.append(UInt8(ascii: " "))
    waitingColumns = 1
    waitingStyle = style
  }

  private var onlyScalar: UInt32? {
    var iterator = waiting.makeIterator()
    var decoder = UTF8()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator), case .emptyInput = decoder.decode(&iterator)
    else { return nil }
    return scalar.value
  }
}
