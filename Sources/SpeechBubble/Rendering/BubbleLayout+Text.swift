import TerminalText

extension BubbleLayout {
  /// Draws the rows of text that the grid holds.
  func drawText(_ paint: BubblePaint, into grid: inout Grid) {
    let content = geometry.content
    let rows = grid.rowRange.clamped(to: content.rowRange)
    guard !rows.isEmpty else { return }
    text.text.utf8.withUnsafeBufferPointer { utf8 in
      var painter = TextPainter(
        self, utf8: utf8, firstByte: text.rows[rows.lowerBound - content.row].start, background: paint.fillColor)
      for row in rows {
        painter.draw(text.rows[row - content.row], row: row, into: &grid)
      }
    }
  }

  /// The column in which a row of text starts. An odd spare cell of centred text goes to the right.
  ///
  /// - Parameter stretch: Columns by which its gaps are widened.
  func startColumn(of row: TextLayout.Row, stretch: Int) -> Int {
    let spare = max(geometry.content.columns - row.columns - stretch, 0)
    let indent =
      switch bubble.textAlignment {
      case .left: 0
      case .center: spare / 2
      case .right: spare
      case .justified, .natural: row.traits.contains(.isRightToLeft) ? spare : 0
      }
    return geometry.content.column + indent
  }

  /// Whether rows are written from the left while their text arrives.
  func grows(_ row: TextLayout.Row) -> Bool {
    isLive && [.left, .natural].contains(bubble.textAlignment) && !row.traits.contains(.isRightToLeft)
  }

  /// Columns by which the gaps between a row's words are widened, all together.
  func stretch(of row: TextLayout.Row) -> Int {
    guard bubble.textAlignment == .justified, row.traits.contains(.isWrapped) else { return 0 }
    return max(geometry.content.columns - row.columns, 0)
  }
}
