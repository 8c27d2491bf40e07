/// A row that is being filled.
struct PendingRow {
  /// Where a row can end.
  struct End {
    var end: Int
    var columns: Int
    /// Whether the row ends in a soft hyphen, which then shows; its cell is among the columns.
    var isSoftHyphen = false
  }

  /// A place where the row may end, and how to go on from there.
  struct Opportunity {
    var end: End
    var scanner: WrapScanner
  }

  let start: Int
  var scanner: WrapScanner
  /// Cells up to where the scanner is.
  private(set) var columns = 0
  /// After the last unit that is not blank.
  private(set) var ink: End
  /// The same, with the blanks after it for which there is room.
  private(set) var fitting: End
  private(set) var opportunity: Opportunity?
  /// Whether something that may have a row of its own hangs after the opportunity.
  private var isOpportunityKept = false

  init(start: Int, _ scanner: WrapScanner) {
    self.start = start
    self.scanner = scanner
    ink = End(end: start, columns: 0)
    fitting = ink
  }

  /// Whether a unit goes beyond the room without anybody seeing it there.
  func canHang(_ unit: WrapUnit, room: Int) -> Bool { unit.isBlank || unit.columns == 0 && columns > room }

  mutating func append(blank unit: WrapUnit, room: Int, _ metrics: CellMetrics) {
    if !unit.isBlank && unit.allowsBreakBefore { isOpportunityKept = true }
    columns = unit.kind == .tab ? metrics.tabStop(after: columns) : columns + unit.columns
    if columns <= room { fitting = End(end: unit.end, columns: columns) }
  }

  mutating func append(ink unit: WrapUnit) {
    columns += unit.columns
    ink = End(end: unit.end, columns: columns, isSoftHyphen: unit.kind == .softHyphen)
    fitting = End(end: unit.end, columns: columns)
  }

  /// Adds as many letters of a run as have room.
  mutating func append(partOf unit: WrapUnit, room: Int) {
    let free = room - columns
    guard unit.kind == .letters, free > 0 else { return }
    columns += free
    ink = End(end: unit.start + free, columns: columns)
    fitting = ink
  }

  /// Remembers that the row may end before a unit, unless that needs a cell for a hyphen that is not there, or would part
  /// what has no width from what it stands at.
  mutating func noteOpportunity(before unit: WrapUnit, scannedFrom scanner: WrapScanner, room: Int) {
    let isAfterInvisibleInk = ink.columns == 0 && ink.end == unit.start
    guard unit.start > start, !isAfterInvisibleInk, !isOpportunityKept else { return }
    var end = ink
    if ink.isSoftHyphen {
      guard ink.end == unit.start, ink.columns < room else { return }
      end.columns += 1
    }
    opportunity = Opportunity(end: end, scanner: scanner)
  }
}
