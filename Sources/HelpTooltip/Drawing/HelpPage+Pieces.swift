/// Lines beside which something stands.
extension HelpPage {
  /// A line in pieces that leave columns free, in which it has nothing but blanks. Blanks beside them are left out.
  func pieces(of line: Int, beside columns: [Range<Int>]) -> [AnnotatedText.Piece] {
    var pieces: [AnnotatedText.Piece] = []
    var piece: (column: Int, bytes: Range<Int>)?
    func finish() {
      if let piece { pieces.append(AnnotatedText.Piece(column: piece.column, content: .text(piece.bytes))) }
      piece = nil
    }
    var free = columns[...]
    walk(line: line) { cell in
      guard !isInvisible(cell) else { return }
      while let next = free.first, next.upperBound <= cell.columns.lowerBound {
        finish()
        free.removeFirst()
      }
      piece = (piece?.column ?? cell.columns.lowerBound, (piece?.bytes.lowerBound ?? cell.offset)..<cell.end)
    }
    finish()
    return pieces
  }
}
