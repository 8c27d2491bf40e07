import TerminalText

/// Writes single rows of a grid, for pictures that are put together of several.
package struct GridRowEncoder {
  private let grid: Grid
  private let sequences: StyleSequences?
  /// Whether blanks at a row's end are left out even if they can be seen, as those of a fill.
  private let trimsVisibleBlanks: Bool
  private static let blank = UInt8(ascii: " ")

  package init(_ grid: Grid, depth: ColorDepth, appearance: Appearance, trimsVisibleBlanks: Bool = false) {
    self.init(grid, ColorReducer(depth: depth, appearance: appearance), trimsVisibleBlanks: trimsVisibleBlanks)
  }

  init(_ grid: Grid, _ reducer: ColorReducer, trimsVisibleBlanks: Bool = false) {
    self.grid = grid
    self.trimsVisibleBlanks = trimsVisibleBlanks
    sequences = reducer.depth == .none ? nil : StyleSequences(grid.styles, links: grid.links, reducer)
  }

  /// Appends a row without its trailing blanks and without a line feed.
  ///
  /// - Parameters:
  ///   - first: The first column written.
  ///   - indent: Blanks before it; none where there is nothing to be seen in the row.
  /// - Returns: The columns written, those blanks included.
  @discardableResult
  package func encode(row: Int, from first: Int = 0, indent: Int, into buffer: inout [UInt8]) -> Int {
    let cells = visible(grid.cells(ofRow: row)).dropFirst(first)
    guard !cells.isEmpty else { return 0 }
    buffer.append(contentsOf: repeatElement(Self.blank, count: indent))
    let isolate = grid.isolate(ofRow: row)
    if sequences == nil && isolate == nil {
      for cell in cells { append(cell.glyph, to: &buffer) }
    } else {
      encodeStyled(cells, from: first, isolate, into: &buffer)
    }
    return indent + cells.count
  }

  /// Appends the start of a row that is not complete, up to its last ink before a column. It does not end in the
  /// terminal's default state: what ``encode(row:from:indent:into:)`` appends for the complete row begins with the same
  /// bytes.
  ///
  /// - Returns: What takes the terminal back to its default state, and what takes it from there to where this ended.
  package func encode(
    startOf row: Int, to end: Int, indent: Int, into buffer: inout [UInt8]
  ) -> (leaving: [UInt8], entering: [UInt8]) {
    var (leaving, entering): ([UInt8], [UInt8]) = ([], [])
    var cells = grid.cells(ofRow: row).prefix(end)
    while cells.last?.glyph == Grid.Cell.blankGlyph { cells.removeLast() }
    guard !cells.isEmpty else { return (leaving, entering) }
    buffer.append(contentsOf: repeatElement(Self.blank, count: indent))
    var isolate = grid.isolate(ofRow: row)
    if let columns = isolate?.columns { isolate?.columns = columns.lowerBound..<Int.max }
    let style = encodeOpen(cells, from: 0, isolate, into: &buffer)
    sequences?.change(from: style, to: 0, in: &leaving)
    sequences?.change(from: 0, to: style, in: &entering)
    return (leaving, entering)
  }

  /// The cells of a row up to the last that can be seen.
  private func visible(_ cells: ArraySlice<Grid.Cell>) -> ArraySlice<Grid.Cell> {
    var end = cells.endIndex
    while end > cells.startIndex {
      let cell = cells[end - 1]
      guard cell.glyph == Grid.Cell.blankGlyph else { break }
      if !trimsVisibleBlanks && sequences != nil && cell.style != 0 && !grid.styles[Int(cell.style)].isInvisibleOnBlanks
      {
        break
      }
      end -= 1
    }
    return cells[..<end]
  }

  private func encodeStyled(
    _ cells: ArraySlice<Grid.Cell>, from first: Int, _ isolate: Grid.Isolate?, into buffer: inout [UInt8]
  ) {
    let style = encodeOpen(cells, from: first, isolate, into: &buffer)
    // Where trailing blanks were cut off, the isolate's end was cut off with them.
    let end = first + cells.count
    if let isolate, isolate.columns.contains(end), isolate.columns.lowerBound < end {
      buffer.append(contentsOf: Grid.Isolate.closing)
    }
    sequences?.change(from: style, to: 0, in: &buffer)
  }

  /// - Returns: The style that the last cell is in, and the terminal with it.
  private func encodeOpen(
    _ cells: ArraySlice<Grid.Cell>, from first: Int, _ isolate: Grid.Isolate?, into buffer: inout [UInt8]
  ) -> UInt32 {
    var style: UInt32 = 0
    for (column, cell) in zip(first..., cells) {
      if let sequences, cell.style != style {
        sequences.change(from: style, to: cell.style, in: &buffer)
        style = cell.style
      }
      if let isolate, column == isolate.columns.lowerBound { buffer.append(contentsOf: isolate.opening) }
      append(cell.glyph, to: &buffer)
      if let isolate, column == isolate.columns.upperBound - 1 { buffer.append(contentsOf: Grid.Isolate.closing) }
    }
    return style
  }

  private func append(_ glyph: UInt32, to buffer: inout [UInt8]) {
    if glyph < 0x80 {
      buffer.append(UInt8(truncatingIfNeeded: glyph))
    } else if glyph >= Grid.Cell.firstClusterGlyph {
      buffer.append(contentsOf: grid.cluster(glyph))
    } else if let scalar = Unicode.Scalar(glyph) {
      buffer.append(contentsOf: UTF8.encode(scalar)!)
    }
  }
}

extension Grid {
  /// What of a row is put between isolates; at most one stretch.
  fileprivate func isolate(ofRow row: Int) -> Isolate? {
    guard let last = isolates.last, last.row >= row else { return nil }
    var (low, high) = (0, isolates.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if isolates[middle].row < row { low = middle + 1 } else { high = middle }
    }
    return isolates[low].row == row ? isolates[low] : nil
  }
}

extension Grid.Isolate {
  /// RLI or LRI.
  fileprivate var opening: String.UTF8View { (isRightToLeft ? "\u{2067}" : "\u{2066}").utf8 }
  /// PDI.
  fileprivate static let closing = "\u{2069}".utf8
}
