/// Takes a line apart into units, with the opportunities to break between them: those of UAX #14 that are also
/// boundaries of grapheme clusters, and two tailorings. Copying it remembers a place to come back to.
struct WrapScanner {
  private let utf8: UnsafeBufferPointer<UInt8>
  private let metrics: CellMetrics
  private let end: Int
  private(set) var position: Int
  private var breaker = LineBreaker()
  private var address = AddressTracker()
  private var lastBase: LineBreakClass?

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
    return nextLetters() ?? nextCluster()
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
    if stop < end, utf8[stop] >= 0x80 { stop -= 1 }
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
    return breaker.opportunity(before: properties) {
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
