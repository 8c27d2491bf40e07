import TerminalText

/// Writes a grid as text for a terminal: UTF-8, a line feed after each row, no trailing blanks.
///
/// Each row starts and ends in the terminal's default state with no link open. Without its escape sequences, trailing
/// blanks aside, coloured output equals plain output.
public struct GridEncoder: Sendable {
  private let reducer: ColorReducer
  private let indent: Int
  /// Whether blanks at a row's end are left out even if they can be seen, as those of a fill.
  package var trimsVisibleBlanks = false

  /// - Parameter indent: Blank columns before each row; below 0 is 0.
  public init(depth: ColorDepth = .none, appearance: Appearance = .unknown, indent: Int = 0) {
    reducer = ColorReducer(depth: depth, appearance: appearance)
    self.indent = max(indent, 0)
  }

  /// Appends the grid's rows to a buffer.
  ///
  /// - Complexity: O(*n*) in the cells.
  public func encode(_ grid: Grid, into buffer: inout [UInt8]) {
    let encoder = GridRowEncoder(grid, reducer, trimsVisibleBlanks: trimsVisibleBlanks)
    for row in grid.rowRange {
      encoder.encode(row: row, indent: indent, into: &buffer)
      buffer.append(UInt8(ascii: "\n"))
    }
  }
}

extension Grid {
  /// The picture as plain text, without colours, as tests and documentation show it; no line feed at its end.
  public var picture: String {
    var buffer: [UInt8] = []
    GridEncoder().encode(self, into: &buffer)
    return String(decoding: buffer.dropLast(), as: UTF8.self)
  }
}
