import SpeechBubble
import TerminalText

/// The cells between the insets hold the text, row by row, but for blanks and what takes the place of a soft hyphen.
enum ContentLaws {
  static func check(_ grid: Grid, _ layout: BubbleLayout, _ look: FuzzLook) {
    // A border of blocks may reach into blank cells beside the text.
    guard look.isClipped, look.hasLineBorder else { return }
    let content = layout.geometry.content
    for (number, row) in layout.text.rows.enumerated() {
      let text = layout.text.text.utf8[row.start..<row.end]
      guard holdsInk(text, look.options.metrics) else { continue }
      var drawn = ink(bytes(grid.cells(ofRow: content.row + number), grid, from: content.column, content.columns))
      if row.traits.contains(.endsInHyphen) && drawn.last == UInt8(ascii: "-") { drawn.removeLast() }
      if row.traits.contains(.endsInEllipsis) { drawn.removeLast(min(3, drawn.count)) }
      let expected = ink(text)
      let isHeld = row.traits.contains(.endsInEllipsis) ? expected.starts(with: drawn) : expected == drawn
      if !isHeld { fatalError("row \(number) is \(shown(drawn)), not \(shown(expected))") }
    }
  }

  /// What the cells of a row hold.
  private static func bytes(
    _ cells: ArraySlice<Grid.Cell>, _ grid: Grid, from column: Int, _ columns: Int
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    for cell in cells.dropFirst(column).prefix(columns) {
      if cell.glyph >= Grid.Cell.firstClusterGlyph {
        bytes += grid.cluster(cell.glyph)
      } else if let scalar = Unicode.Scalar(cell.glyph) {
        bytes += UTF8.encode(scalar)!
      }
    }
    return bytes
  }

  /// Without spaces, tabs, soft hyphens and word joiners.
  private static func ink(_ bytes: some RandomAccessCollection<UInt8>) -> [UInt8] {
    var ink: [UInt8] = []
    for byte in bytes where byte != UInt8(ascii: " ") && byte != UInt8(ascii: "\t") {
      ink.append(byte)
      if byte == 0xAD && ink.suffix(2) == [0xC2, 0xAD] { ink.removeLast(2) }
      if byte == 0xA0 && ink.suffix(3) == [0xE2, 0x81, 0xA0] { ink.removeLast(3) }
    }
    return ink
  }

  /// Whether anything is to be seen of a row: what has no width may be lost where there is nothing else.
  private static func holdsInk(_ text: ArraySlice<UInt8>, _ metrics: CellMetrics) -> Bool {
    text.withUnsafeBufferPointer { utf8 in
      var reader = ClusterReader(utf8, utf8.indices, metrics: metrics)
      while let cluster = reader.next() {
        if cluster.columns > 0 && utf8[cluster.start] != UInt8(ascii: " ") { return true }
      }
      return false
    }
  }

  private static func shown(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self).debugDescription }
}
