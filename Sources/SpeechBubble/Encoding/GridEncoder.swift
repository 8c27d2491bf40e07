import TerminalText

/// Writes a grid as text for a terminal: UTF-8, a line feed after each row, no trailing blanks.
///
/// Each row starts and ends in the terminal's default state with no link open. Without its escape sequences, trailing
/// blanks aside, coloured output equals plain output.
public struct GridEncoder: Sendable {
  private let reducer: ColorReducer
  private let indent: [UInt8]

  /// - Parameter indent: Blank columns before each row; below 0 is 0.
  public init(depth: ColorDepth = .none, appearance: Appearance = .unknown, indent: Int = 0) {
    reducer = ColorReducer(depth: depth, appearance: appearance)
    self.indent = Array(repeating: UInt8(ascii: " "), count: max(indent, 0))
  }

  /// Appends the grid's rows to a buffer.
  ///
  /// - Complexity: O(*n*) in the cells.
  public func encode(_ grid: Grid, into buffer: inout [UInt8]) {
    let sequences = reducer.depth == .none ? nil : StyleSequences(grid, reducer)
    var isolates = grid.isolates[...]
    for row in grid.rowRange {
      let cells = visible(grid.cells(ofRow: row), grid, isColored: sequences != nil)
      let isolate = isolates.first.flatMap { $0.row == row ? $0 : nil }
      if isolate != nil { isolates.removeFirst() }
      if !cells.isEmpty { buffer.append(contentsOf: indent) }
      if sequences == nil && isolate == nil {
        encodePlain(cells, grid, into: &buffer)
      } else {
        encodeStyled(cells, grid, sequences, isolate, into: &buffer)
      }
      buffer.append(UInt8(ascii: "\n"))
    }
  }

  /// The cells of a row up to the last that can be seen.
  private func visible(_ cells: ArraySlice<Grid.Cell>, _ grid: Grid, isColored: Bool) -> ArraySlice<Grid.Cell> {
    var end = cells.endIndex
    while end > cells.startIndex {
      let cell = cells[end - 1]
      guard cell.glyph == Grid.Cell.blankGlyph else { break }
      if isColored && cell.style != 0 && !grid.styles[Int(cell.style)].isInvisibleOnBlanks { break }
      end -= 1
    }
    return cells[..<end]
  }

  private func encodePlain(_ cells: ArraySlice<Grid.Cell>, _ grid: Grid, into buffer: inout [UInt8]) {
    for cell in cells { append(cell.glyph, grid, to: &buffer) }
  }

  private func encodeStyled(
    _ cells: ArraySlice<Grid.Cell>, _ grid: Grid, _ sequences: StyleSequences?, _ isolate: Grid.Isolate?,
    into buffer: inout [UInt8]
  ) {
    var style: UInt32 = 0
    for (column, cell) in zip(0..., cells) {
      if let sequences, cell.style != style {
        sequences.change(from: style, to: cell.style, in: &buffer)
        style = cell.style
      }
      if let isolate, column == isolate.columns.lowerBound { buffer.append(contentsOf: isolate.opening) }
      append(cell.glyph, grid, to: &buffer)
      if let isolate, column == isolate.columns.upperBound - 1 { buffer.append(contentsOf: Grid.Isolate.closing) }
    }
    // Where trailing blanks were cut off, the isolate's end was cut off with them.
    if let isolate, isolate.columns.contains(cells.count), isolate.columns.lowerBound < cells.count {
      buffer.append(contentsOf: Grid.Isolate.closing)
    }
    sequences?.change(from: style, to: 0, in: &buffer)
  }

  private func append(_ glyph: UInt32, _ grid: Grid, to buffer: inout [UInt8]) {
    if glyph < 0x80 {
      buffer.append(UInt8(truncatingIfNeeded: glyph))
    } else if glyph >= Grid.Cell.firstClusterGlyph {
      buffer.append(contentsOf: grid.cluster(glyph))
    } else if let scalar = Unicode.Scalar(glyph) {
      buffer.append(contentsOf: UTF8.encode(scalar)!)
    }
  }
}

extension Grid.Isolate {
  /// RLI or LRI.
  var opening: String.UTF8View { (isRightToLeft ? "\u{2067}" : "\u{2066}").utf8 }
  /// PDI.
  static let closing = "\u{2069}".utf8
}

extension Grid {
  /// The picture as plain text, without colours, as tests and documentation show it; no line feed at its end.
  public var picture: String {
    var buffer: [UInt8] = []
    GridEncoder().encode(self, into: &buffer)
    return String(decoding: buffer.dropLast(), as: UTF8.self)
  }
}
