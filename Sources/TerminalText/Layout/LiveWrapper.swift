/// Breaks a text into rows while it arrives. However it is cut into pieces, the rows are the same.
///
/// After each piece there are the rows that have ended, and of the row that has not as much as will stay in it whatever
/// comes: see ``growing``. Rows are those of ``TextLayout``, with two exceptions. A row may always end before and after a
/// space (see ``WrapScanner``), and the direction of a line is decided by what has come when the row ends.
///
/// The scanner that it keeps from piece to piece has a pointer in it, which is replaced before it is used again.
package struct LiveWrapper: @unchecked Sendable {
  /// The text that the rows are of: it begins with the first row that was not taken, or a little before.
  package private(set) var text = StyledText()
  /// The rows that have ended since they were last taken.
  package private(set) var rows: [TextLayout.Row] = []

  private let options: WrapOptions
  private let room: Int
  /// The row that is being filled; `nil` between lines.
  private var row: PendingRow?
  /// Where the line begins that has not begun, or where a line end is looked for.
  private var position = 0
  private var direction = Direction.undecided
  private var count = 0
  /// The last row that may be shown, until it is known whether text is left out after it.
  private var lastRow: TextLayout.Row?

  private enum Direction { case undecided, leftToRight, rightToLeft }

  /// Below this many bytes it is not worth the while to drop text that is done with.
  private static let leastDropped = 4096

  package init(_ options: WrapOptions) {
    self.options = options
    room = options.columns ?? .max
  }

  /// Whether no more rows may be shown.
  package var isFull: Bool { options.maximumRows > 0 && count >= options.maximumRows && lastRow == nil }

  /// Takes the next piece of the text, once the rows made of the piece before are taken.
  package mutating func feed(_ piece: StyledText) { wrap(piece, isOpen: true) }

  /// Takes the last piece.
  package mutating func finish(_ piece: StyledText) {
    wrap(piece, isOpen: false)
    if let lastRow {
      rows.append(lastRow)
      self.lastRow = nil
    }
  }

  /// Forgets the rows that have ended.
  package mutating func takeRows() -> [TextLayout.Row] {
    defer { rows.removeAll(keepingCapacity: true) }
    return rows
  }

  /// The row that has not ended, as far as it is certain, and whether nothing more that can be seen is of it; `nil` if
  /// nothing is certain, or if it is not known yet on which side the row stands.
  package private(set) var growing: (row: TextLayout.Row, isFull: Bool)?

  private func grown(_ row: PendingRow, _ utf8: UnsafeBufferPointer<UInt8>) -> (row: TextLayout.Row, isFull: Bool)? {
    guard direction == .leftToRight, !isLast else { return nil }
    let end = row.certain
    guard end.columns > 0 else { return nil }
    let traits = traits.rowTraits(utf8, row.start..<end.end)
    let certain = TextLayout.Row(start: row.start, end: end.end, columns: end.columns, traits: traits)
    return (certain, end.end == row.ink.end && row.isFull(room: room))
  }

  /// Whether the row may have to end in an ellipsis.
  private var isLast: Bool { options.maximumRows > 0 && count + 1 >= options.maximumRows }

  private mutating func wrap(_ piece: StyledText, isOpen: Bool) {
    dropFinishedText()
    growing = nil
    guard !isFull else { return }
    text.append(piece)
    // The closure must not touch the text that it reads.
    let text = text
    text.utf8.withUnsafeBufferPointer { wrapLines($0, isOpen: isOpen) }
  }

  private mutating func wrapLines(_ utf8: UnsafeBufferPointer<UInt8>, isOpen: Bool) {
    while !isFull, let end = utf8[position...].firstIndex(of: UInt8(ascii: "\n")) {
      wrapLine(utf8, to: end, isOpen: false)
      position = end + 1
    }
    guard !isFull else { return }
    // One line end at the very end makes no further row.
    if position < utf8.count || row != nil || !isOpen && count == 0 { wrapLine(utf8, to: utf8.count, isOpen: isOpen) }
    position = utf8.count
  }

  /// Wraps a line from where it was left to the end of what there is of it.
  private mutating func wrapLine(_ utf8: UnsafeBufferPointer<UInt8>, to end: Int, isOpen: Bool) {
    var row = row ?? PendingRow(start: position, WrapScanner(arrivingAt: position, metrics: options.metrics))
    row.move(to: utf8, droppedBytes: 0, end: end, isOpen: isOpen)
    var wrapper = LineWrapper(utf8, options)
    if lastRow != nil { return leaveOutRest(utf8) }
    while true {
      let before = row.scanner
      guard let unit = row.scanner.next() else { break }
      decideDirection(by: utf8, unit)
      wrapper.place(unit, scannedFrom: before, in: &row, traits)
      if !wrapper.rows.isEmpty { take(&wrapper.rows) }
      if lastRow != nil { return leaveOutRest(utf8) }
    }
    self.row = row
    if isOpen {
      growing = grown(row, utf8)
      return
    }
    wrapper.append(row.fitting, from: row.start, traits, [])
    take(&wrapper.rows)
    self.row = nil
    direction = .undecided
  }

  private var traits: LineTraits { LineTraits(isRightToLeft: direction == .rightToLeft) }

  private mutating func decideDirection(by utf8: UnsafeBufferPointer<UInt8>, _ unit: WrapUnit) {
    guard direction == .undecided else { return }
    var offset = unit.start
    while offset < unit.end, direction == .undecided {
      let (scalar, length) = decodeScalar(in: utf8, at: offset)
      let properties = ScalarProperties(scalarValue: scalar)
      if properties.isStrongRightToLeft { direction = .rightToLeft }
      if properties.isStrongLeftToRight { direction = .leftToRight }
      offset += length
    }
  }

  private mutating func take(_ ended: inout [TextLayout.Row]) {
    count += ended.count
    if options.maximumRows > 0 && count >= options.maximumRows { lastRow = ended.removeLast() }
    rows += ended
    ended.removeAll(keepingCapacity: true)
  }

  /// Ends the last row that may be shown in an ellipsis.
  private mutating func leaveOutRest(_ utf8: UnsafeBufferPointer<UInt8>) {
    var options = options
    options.maximumRows = 1
    var wrapper = LineWrapper(utf8, options)
    wrapper.rows = [lastRow].compactMap { $0 }
    wrapper.leaveOutRest()
    rows += wrapper.rows
    lastRow = nil
    row = nil
  }

  private mutating func dropFinishedText() {
    let dropped = lastRow?.start ?? row?.start ?? position
    guard rows.isEmpty, dropped >= Self.leastDropped || dropped == text.utf8.count else { return }
    text.removeFirst(dropped)
    position -= dropped
    lastRow?.start -= dropped
    lastRow?.end -= dropped
    row?.move(to: UnsafeBufferPointer(start: nil, count: 0), droppedBytes: dropped, end: 0, isOpen: true)
  }
}
