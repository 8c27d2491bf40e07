/// Breaks a text into rows, line by line.
struct LineWrapper {
  let utf8: UnsafeBufferPointer<UInt8>
  let options: WrapOptions
  let room: Int
  var rows: [TextLayout.Row] = []
  /// Whether the room was too small for a word of the last line, or for its indentation.
  private(set) var isSqueezed = false

  init(_ utf8: UnsafeBufferPointer<UInt8>, _ options: WrapOptions) {
    self.utf8 = utf8
    self.options = options
    room = options.columns ?? .max
  }

  /// Wraps all lines, or as many as the limit of rows lets show.
  mutating func wrap() {
    // A long word makes as many rows as have room for it: asked for at once, their memory is not moved.
    if options.maximumRows == 0 { rows.reserveCapacity(utf8.count / max(room, 16) + 1) }
    var start = 0
    while true {
      let end = utf8[start...].firstIndex(of: UInt8(ascii: "\n")) ?? utf8.count
      let first = rows.count
      wrapLine(start..<end)
      if options.wrapping == .balanced && !isOverfull { balance(start..<end, rowsFrom: first) }
      if isFull && (end < utf8.count || isOverfull) { return leaveOutRest() }
      if end == utf8.count { return }
      start = end + 1
    }
  }

  private var isFull: Bool { options.maximumRows > 0 && rows.count >= options.maximumRows }

  /// Whether there is one row more than may be shown, which tells that text is left out.
  private var isOverfull: Bool { options.maximumRows > 0 && rows.count > options.maximumRows }

  /// Wraps one line; not to its end if its rows are more than may be shown.
  mutating func wrapLine(_ line: Range<Int>) {
    isSqueezed = false
    let traits = LineTraits(utf8, line)
    if traits.isPlainASCII && line.count <= room {
      return append(PendingRow.End(end: line.upperBound, columns: line.count), from: line.lowerBound, traits, [])
    }
    if options.wrapping == .none { return cutLine(line, traits) }
    var row = PendingRow(start: line.lowerBound, WrapScanner(utf8, line: line, metrics: options.metrics))
    while true {
      let before = row.scanner
      guard let unit = row.scanner.next() else { break }
      place(unit, scannedFrom: before, in: &row, traits)
      if isOverfull { return }
    }
    append(row.fitting, from: row.start, traits, [])
  }

  /// Adds a unit to the row, or ends the row and starts the next where there is no room for it.
  mutating func place(
    _ unit: WrapUnit, scannedFrom before: WrapScanner, in row: inout PendingRow, _ line: LineTraits
  ) {
    if unit.isBlank { return row.append(blank: unit, room: room, options.metrics) }
    if unit.allowsBreakBefore { row.noteOpportunity(before: unit, scannedFrom: before, room: room) }
    if row.canHang(unit, room: room) { return row.append(blank: unit, room: room, options.metrics) }
    guard row.columns + unit.columns > room else { return row.append(ink: unit) }
    if let opportunity = row.opportunity {
      // Indentation that leaves its first word no room gives way, rather than stand on a row of its own.
      if opportunity.end.columns > 0 {
        append(opportunity.end, from: row.start, line, .isWrapped)
      } else {
        isSqueezed = true
      }
      row = PendingRow(start: opportunity.scanner.position, opportunity.scanner)
    } else {
      isSqueezed = true
      guard options.breaksLongWords else { return row.append(ink: unit) }
      breakInEmergency(unit, scannedFrom: before, in: &row, line)
    }
  }

  /// Breaks a word that is longer than the room: between clusters, or inside one that is wider than the room itself.
  private mutating func breakInEmergency(
    _ unit: WrapUnit, scannedFrom before: WrapScanner, in row: inout PendingRow, _ line: LineTraits
  ) {
    let free = room - row.columns
    if unit.kind == .letters && free > 0 {
      let split = unit.start + free
      append(PendingRow.End(end: split, columns: room), from: row.start, line, .isWrapped)
      row = PendingRow(start: split, row.scanner.resumed(at: split))
    } else if row.columns > 0 {
      // Not at an opportunity, so a soft hyphen does not show. Indentation gives way as above.
      let end = PendingRow.End(end: row.ink.end, columns: row.ink.columns)
      if end.columns > 0 { append(end, from: row.start, line, .isWrapped) }
      row = PendingRow(start: unit.start, before)
    } else {
      let split = splitInside(unit)
      // Of a space with something on it, the space alone would be a row of nothing.
      let (first, length) = decodeScalar(in: utf8, at: unit.start)
      let isNothing = WrapScanner.isBlank(first) && split.end == unit.start + length
      if !isNothing { append(split, from: row.start, line, .isWrapped) }
      row = PendingRow(start: split.end, row.scanner.resumed(at: split.end))
    }
  }

  /// As many scalars of a cluster as have room, at least one.
  private func splitInside(_ unit: WrapUnit) -> PendingRow.End {
    var split = PendingRow.End(end: unit.start, columns: 0)
    while split.end < unit.end {
      let (scalar, length) = decodeScalar(in: utf8, at: split.end)
      let columns = options.metrics.columns(of: ScalarProperties(scalarValue: scalar))
      if split.columns > 0 && split.columns + columns > room { break }
      split = PendingRow.End(end: split.end + length, columns: split.columns + columns)
    }
    return split
  }

  mutating func append(
    _ end: PendingRow.End, from start: Int, _ line: LineTraits, _ more: TextLayout.Row.Traits
  ) {
    var traits = more.union(line.rowTraits(utf8, start..<end.end))
    if end.isSoftHyphen { traits.insert(.endsInHyphen) }
    rows.append(TextLayout.Row(start: start, end: end.end, columns: end.columns, traits: traits))
  }
}
