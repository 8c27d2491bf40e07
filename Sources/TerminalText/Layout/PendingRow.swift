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

  private(set) var start: Int
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
      // Before a blank there is nothing to be joined by a hyphen.
      end.isSoftHyphen = ink.end == unit.start
      if end.isSoftHyphen {
        guard ink.columns < room else { return }
        end.columns += 1
      }
    }
    opportunity = Opportunity(end: end, scanner: scanner)
  }
}

/// What a row needs that is filled while its text arrives.
extension PendingRow {
  /// Goes on in another buffer, in which the row's text begins some bytes earlier.
  mutating func move(to utf8: UnsafeBufferPointer<UInt8>, droppedBytes: Int, end: Int, isOpen: Bool) {
    start -= droppedBytes
    ink.end -= droppedBytes
    fitting.end -= droppedBytes
    scanner.move(to: utf8, droppedBytes: droppedBytes, end: end, isOpen: isOpen)
    opportunity?.end.end -= droppedBytes
    opportunity?.scanner.move(to: utf8, droppedBytes: droppedBytes, end: end, isOpen: isOpen)
  }

  /// Up to where the text is of this row, whatever comes. The cell of a hyphen that may yet show is not counted.
  ///
  /// A row ends at the last opportunity or later. A blank after the ink is one, too, as spaces always are while text
  /// arrives, and is known for it before the character after it is.
  var certain: End {
    let isEnded = scanner.position > ink.end || scanner.isAtBlank || scanner.breaksNext && !ink.isSoftHyphen
    if isEnded { return End(end: ink.end, columns: ink.columns) }
    guard let opportunity else { return End(end: start, columns: 0) }
    let end = opportunity.end
    return End(end: end.end, columns: end.isSoftHyphen ? end.columns - 1 : end.columns)
  }

  /// Whether nothing more that can be seen is of this row, though it has not ended.
  func isFull(room: Int) -> Bool { ink.columns == room && (columns > room || scanner.isAtWideBlank) }
}
