import TerminalText

/// Draws rows of text into a grid, one after the other.
struct TextPainter {
  private let layout: BubbleLayout
  private let utf8: UnsafeBufferPointer<UInt8>
  private var runs: StyleRuns

  /// - Parameters:
  ///   - firstByte: Where the first row to be drawn starts.
  ///   - background: The fill behind the text, if there is one.
  init(_ layout: BubbleLayout, utf8: UnsafeBufferPointer<UInt8>, firstByte: Int, background: BubbleColor?) {
    self.layout = layout
    self.utf8 = utf8
    let base = CellStyle(
      foreground: layout.bubble.textColor, background: background ?? .default, attributes: layout.bubble.font)
    runs = StyleRuns(layout.text.text, firstByte: firstByte, base: base)
  }

  mutating func draw(_ row: TextLayout.Row, row gridRow: Int, into grid: inout Grid) {
    let gaps = WordGaps(utf8, row, stretch: layout.stretch(of: row))
    let start = layout.startColumn(of: row, stretch: gaps.stretch)
    var pen = Pen(column: start, row: gridRow)
    if row.traits.contains(.isASCII) && gaps.stretch == 0 {
      drawASCII(row, &pen, into: &grid)
    } else {
      drawClusters(row, gaps, &pen, into: &grid)
    }
    if row.traits.contains(.endsInHyphen) { draw("-", &pen, into: &grid) }
    if row.traits.contains(.endsInEllipsis) {
      // A room of two cells has none for the three of an ASCII ellipsis.
      let room = row.columns - (pen.column - start)
      draw(layout.options.glyphs.ellipsis.rawValue.prefix(room), &pen, into: &grid)
    }
    if layout.options.isolatesRightToLeft && row.traits.contains(.holdsRightToLeft) {
      let first = layout.grows(row) ? start + columnsBeforeRightToLeft(row) : start
      grid.isolate(
        row: gridRow, columns: first..<pen.lastInk, isRightToLeft: row.traits.contains(.isRightToLeft))
    }
  }

  /// Where a growing row's isolate begins: what is to the left of it may be on the screen before it is known that there
  /// is one. In a line from left to right the text before its first right-to-left character stands the same without.
  private func columnsBeforeRightToLeft(_ row: TextLayout.Row) -> Int {
    var offset = row.start
    while offset < row.end {
      let (scalar, length) = decodeScalar(in: utf8, at: offset)
      if ScalarProperties(scalarValue: scalar).isStrongRightToLeft { break }
      offset += length
    }
    return layout.text.options.metrics.columns(of: String(decoding: utf8[row.start..<offset], as: UTF8.self))
  }

  private mutating func drawASCII(_ row: TextLayout.Row, _ pen: inout Pen, into grid: inout Grid) {
    var offset = row.start
    while offset < row.end {
      let (style, end) = runs.style(at: offset, in: &grid)
      let count = min(end, row.end) - offset
      grid.set(ascii: utf8[offset..<offset + count], style: style, column: pen.column, row: pen.row)
      pen.column += count
      offset += count
    }
    pen.lastInk = pen.column
  }

  /// Clusters without width go into the cell before them, where terminals put them, or at a row's start into the one
  /// after.
  private mutating func drawClusters(
    _ row: TextLayout.Row, _ gaps: WordGaps, _ pen: inout Pen, into grid: inout Grid
  ) {
    var gaps = gaps
    var reader = ClusterReader(utf8, row.start..<row.end, metrics: layout.text.options.metrics)
    let left = pen.column
    while let cluster = reader.next() {
      let (style, _) = runs.style(at: cluster.start, in: &grid)
      switch utf8[cluster.start] {
      case UInt8(ascii: "\t"):
        pen.flush(into: &grid)
        pen.advanceBlank(to: left + layout.text.options.metrics.tabStop(after: pen.column - left), style, &grid)
      case UInt8(ascii: " ") where cluster.byteCount == 1:
        pen.flush(into: &grid)
        pen.advanceBlank(to: pen.column + 1 + gaps.widening(at: cluster.start), style, &grid)
      default:
        pen.draw(utf8[cluster.start..<cluster.end], columns: cluster.columns, style: style, into: &grid)
      }
    }
    pen.flush(into: &grid)
    // Before blanks alone, what has no width would make the first of them more than a blank.
    if pen.lastInk == left && pen.column > left { grid.blank(column: left, row: pen.row) }
  }

  /// Draws what stands for text: it looks like the text before it.
  private mutating func draw(_ string: some StringProtocol, _ pen: inout Pen, into grid: inout Grid) {
    for scalar in string.unicodeScalars {
      grid.set(scalar.value, style: runs.lastStyle(in: &grid), column: pen.column, row: pen.row)
      pen.column += 1
    }
    pen.lastInk = pen.column
  }
}
