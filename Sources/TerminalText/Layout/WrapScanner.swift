/// Takes a line apart into units, with the opportunities to break between them: those of UAX #14 that are also
/// boundaries of grapheme clusters, and two tailorings. Copying it remembers a place to come back to.
struct WrapScanner {
  private var utf8: UnsafeBufferPointer<UInt8>
  private let metrics: CellMetrics
  private var end: Int
  private(set) var position: Int
  private var breaker = LineBreaker()
  private var address = AddressTracker()
  private var lastBase: LineBreakClass?
  /// How the text arrives; `nil` if it is all there.
  private var arrival: Arrival?

  private struct Arrival {
    /// Whether more of the line may come.
    var isOpen = true
    /// Whether a rule asked for what has not come yet.
    var isUndecided = false
    var isAfterBlank = false
    /// Whether the row may end before what comes next, of which no more is known.
    var breaksNext = false
  }

  init(_ utf8: UnsafeBufferPointer<UInt8>, line: Range<Int>, metrics: CellMetrics) {
    self.utf8 = utf8
    self.metrics = metrics
    position = line.lowerBound
    end = line.upperBound
  }

  /// The same scanner gone on to a later place inside the unit it gave last.
  func resumed(at position: Int) -> WrapScanner {
    var scanner = self
    scanner.position = position
    return scanner
  }

  mutating func next() -> WrapUnit? {
    guard position < end else { return nil }
    return arrival == nil ? nextLetters() ?? nextCluster() : nextArrived()
  }

  /// A run may be scanned again for each row that it is broken into, so it must not be long.
  private static let longestRun = 64

  /// Runs of ASCII letters are most of most text, and nothing can happen inside one: no break, no cluster of several
  /// scalars, no other width than one cell.
  private mutating func nextLetters() -> WrapUnit? {
    let start = position
    let limit = min(end, start + Self.longestRun)
    var stop = start
    while stop < limit, Self.isLetter(utf8[stop]) { stop += 1 }
    // What follows may join the last letter.
    let mayBeJoined = stop < end ? utf8[stop] >= 0x80 : arrival?.isOpen == true
    if mayBeJoined { stop -= 1 }
    guard stop - start >= 2 else { return nil }
    let allowsBreak = allowsBreak(before: ScalarProperties(scalarValue: UInt32(utf8[start])), at: start)
    _ = breaker.opportunity(before: ScalarProperties(scalarValue: UInt32(utf8[start + 1]))) { nil }
    address.pass(utf8[start])
    position = stop
    return WrapUnit(start: start, end: stop, columns: stop - start, kind: .letters, allowsBreakBefore: allowsBreak)
  }

  private mutating func nextCluster() -> WrapUnit? {
    var reader = ClusterReader(utf8, position..<end, metrics: metrics)
    guard let cluster = reader.next() else { return nil }
    let (first, firstLength) = decodeScalar(in: utf8, at: cluster.start)
    let allowsBreak = allowsBreak(before: ScalarProperties(scalarValue: first), at: cluster.start)
    var offset = cluster.start + firstLength
    while offset < cluster.end {
      let (scalar, length) = decodeScalar(in: utf8, at: offset)
      _ = opportunity(before: ScalarProperties(scalarValue: scalar), at: offset)
      offset += length
    }
    address.pass(utf8[cluster.start])
    position = cluster.end
    return WrapUnit(
      start: cluster.start, end: cluster.end, columns: cluster.columns,
      kind: Self.kind(of: first, isAlone: firstLength == cluster.byteCount), allowsBreakBefore: allowsBreak)
  }

  /// UAX #14, then the tailorings: Hangul syllables hold together, and addresses may also break after their dividers.
  private mutating func allowsBreak(before properties: ScalarProperties, at offset: Int) -> Bool {
    let opportunity = opportunity(before: properties, at: offset)
    let this = properties.lineBreakClass
    defer { if this != .cm && this != .zwj { lastBase = this } }
    guard let last = lastBase else { return false }
    if opportunity == .prohibited { return address.allowsBreak && this.startsAddressPart }
    return !(last.isHangul && this.isHangul)
  }

  private mutating func opportunity(before properties: ScalarProperties, at offset: Int) -> LineBreakOpportunity {
    var next = offset
    defer { if next >= end { arrival?.isUndecided = true } }
    return breaker.opportunity(before: properties) { [utf8, end] in
      next += decodeScalar(in: utf8, at: next).length
      return next < end ? ScalarProperties(scalarValue: decodeScalar(in: utf8, at: next).scalar) : nil
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }

  private static func kind(of scalar: UInt32, isAlone: Bool) -> WrapUnit.Kind {
    switch scalar {
    case 0x09: .tab
    case 0xAD: .softHyphen
    default: isAlone && isBlank(scalar) ? .blank : .ink
    }
  }

  /// Space, zero width space, and the spaces of all widths that may be broken at.
  static func isBlank(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: true
    default: false
    }
  }
}

/// Scanning while the line arrives. A unit is given once nothing that comes can change it: its cluster is complete, and
/// so is what the rules look ahead to.
///
/// Words are shown as soon as a space follows them, so one more tailoring is needed: before and after a space a row may
/// always end, even where the standard keeps a mark on the space, or `!` after it, with the word before.
extension WrapScanner {
  /// A scanner of a line that is about to arrive.
  init(arrivingAt position: Int, metrics: CellMetrics) {
    self.init(UnsafeBufferPointer(start: nil, count: 0), line: position..<position, metrics: metrics)
    arrival = Arrival()
  }

  /// Goes on in another buffer, in which the line's text begins some bytes earlier.
  mutating func move(to utf8: UnsafeBufferPointer<UInt8>, droppedBytes: Int, end: Int, isOpen: Bool) {
    self.utf8 = utf8
    self.end = end
    position -= droppedBytes
    arrival?.isOpen = isOpen
  }

  private mutating func nextArrived() -> WrapUnit? {
    let before = self
    let startsBlank = isAtBlank
    guard var unit = nextLetters() ?? nextCluster(), let state = arrival else { return nil }
    if state.isOpen && (state.isUndecided || position == end) {
      self = before
      arrival?.breaksNext = !state.isUndecided && unit.allowsBreakBefore
      return nil
    }
    arrival?.breaksNext = false
    unit.allowsBreakBefore = unit.allowsBreakBefore || startsBlank || state.isAfterBlank
    arrival?.isUndecided = false
    arrival?.isAfterBlank = unit.isBlank
    return unit
  }

  /// Whether the row may end before what comes next, though that has not come whole.
  var breaksNext: Bool { arrival?.breaksNext == true }

  /// Whether a space or a tab comes next, whatever follows it.
  var isAtBlank: Bool { nextScalar.map { Self.isBlank($0) || $0 == 0x09 } ?? false }

  /// The same, if it takes cells.
  var isAtWideBlank: Bool { isAtBlank && nextScalar != 0x200B }

  private var nextScalar: UInt32? { position < end ? decodeScalar(in: utf8, at: position).scalar : nil }
}
