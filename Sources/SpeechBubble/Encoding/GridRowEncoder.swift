import TerminalText

/// Writes single rows of a grid, for pictures that are put together of several.
package struct GridRowEncoder {
  private let grid: Grid
  private let sequences: StyleSequences?
  private static let blank = UInt8(ascii: " ")

  package init(_ grid: Grid, depth: ColorDepth, appearance: Appearance) {
    self.init(grid, ColorReducer(depth: depth, appearance: appearance))
  }

  init(_ grid: Grid, _ reducer: ColorReducer) {
    self.grid = grid
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

  /// The cells of a row up to the last that can be seen.
  private func visible(_ cells: ArraySlice<Grid.Cell>) -> ArraySlice<Grid.Cell> {
    var end = cells.endIndex
    while end > cells.startIndex {
      let cell = cells[end - 1]
      guard cell.glyph == Grid.Cell.blankGlyph else { break }
      if sequences != nil && cell.style != 0 && !grid.styles[Int(cell.style)].isInvisibleOnBlanks { break }
      end -= 1
    }
    return cells[..<end]
  }

  private func encodeStyled(
    _ cells: ArraySlice<Grid.Cell>, from first: Int, _ isolate: Grid.Isolate?, into buffer: inout [UInt8]
  ) {
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
    // Where trailing blanks were cut off, the isolate's end was cut off with them.
    let end = first + cells.count
    if let isolate, isolate.columns.contains(end), isolate.columns.lowerBound < end {
      buffer.append(contentsOf: Grid.Isolate.closing)
    }
    sequences?.change(from: style, to: 0, in: &buffer)
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
