import TerminalText

/// A line of a picture by its columns.
struct PictureRow: Sendable {
  /// Where a cluster stands, and its first scalar.
  private struct Place {
    var column: Int
    var glyph: UInt32
    var cluster: Cluster
  }

  let text: String
  private let places: [Place]
  /// Past the last column with anything to be seen.
  let end: Int

  init(_ text: String, metrics: CellMetrics) {
    var text = text
    var places: [Place] = []
    var column = 0
    var end = 0
    text.withUTF8 { utf8 in
      var reader = ClusterReader(utf8, utf8.indices, metrics: metrics)
      while let cluster = reader.next() {
        let glyph = decodeScalar(in: utf8, at: cluster.start).scalar
        places.append(Place(column: column, glyph: glyph, cluster: cluster))
        column = glyph == 0x09 ? metrics.tabStop(after: column) : column + cluster.columns
        if glyph != 0x20 && glyph != 0x09 { end = column }
      }
    }
    self.text = text
    self.places = places
    self.end = end
  }

  var isBlank: Bool { end == 0 }

  /// The first column with anything to be seen.
  var start: Int { places.first { $0.glyph != 0x20 && $0.glyph != 0x09 }?.column ?? 0 }

  /// All that can be seen.
  var glyphs: [UInt32] { places.lazy.map(\.glyph).filter { $0 != 0x20 && $0 != 0x09 } }

  /// What starts in a column; `nil` for a blank.
  func glyph(at column: Int) -> UInt32? {
    let index = index(ofColumn: column)
    guard index < places.count, places[index].column == column, places[index].glyph != 0x20 else { return nil }
    return places[index].glyph
  }

  /// What stands in some columns.
  func text(in columns: Range<Int>) -> String {
    let (first, end) = (index(ofColumn: columns.lowerBound), index(ofColumn: columns.upperBound))
    guard first < end else { return "" }
    let bytes = Array(text.utf8)[places[first].cluster.start..<places[end - 1].cluster.end]
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The first cluster that starts in a column or after it.
  private func index(ofColumn column: Int) -> Int {
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle].column < column { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
