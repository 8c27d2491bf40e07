/// Walks well-formed UTF-8 by grapheme clusters, with one tailoring: a space never joins the character before it, as it
/// would after a prepended mark (GB9b), so that blanks at the ends of rows are blanks.
///
/// Reading may start anywhere between scalars: what is left of a cluster is then a cluster of its own.
package struct ClusterReader {
  private let utf8: UnsafeBufferPointer<UInt8>
  private let end: Int
  private let metrics: CellMetrics
  /// Offset of the next cluster.
  package private(set) var position: Int

  package init(_ utf8: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, metrics: CellMetrics) {
    self.utf8 = utf8
    self.metrics = metrics
    position = range.lowerBound
    end = range.upperBound
  }

  package mutating func next() -> Cluster? {
    guard position < end else { return nil }
    let start = position
    // Of ASCII, only what is not ASCII can join a cluster: CRLF does not occur in filtered text.
    if utf8[start] < 0x80, start + 1 == end || utf8[start + 1] < 0x80 {
      position += 1
      return Cluster(start: start, end: position, columns: utf8[start] < 0x20 || utf8[start] == 0x7F ? 0 : 1)
    }
    let columns = passCluster()
    return Cluster(start: start, end: position, columns: columns)
  }

  /// Moves past a cluster and measures it.
  private mutating func passCluster() -> Int {
    var breaker = GraphemeBreaker()
    var width = ClusterWidth(metrics)
    let start = position
    while position < end {
      let (scalar, length) = decodeScalar(in: utf8, at: position)
      let properties = ScalarProperties(scalarValue: scalar)
      let isBoundary = breaker.isBoundary(before: properties) || scalar == 0x20
      if isBoundary && position > start { break }
      position += length
      width.add(scalar, properties)
    }
    return width.columns
  }
}
