import SpeechBubble

/// Draws the bubbles of a page and puts them between and beside its lines.
struct RowComposer {
  private let placement: PagePlacement
  private let page: HelpPage
  private var drawings: [Grid] = []
  private var rows: [AnnotatedText.Row] = []
  /// What stands beside lines, by the lines' numbers; they are negative above the page.
  private var beside: [Int: [Side]] = [:]

  private struct Side {
    let columns: Range<Int>
    let piece: AnnotatedText.Piece
  }

  static func compose(_ placement: PagePlacement) throws(BubbleError) -> AnnotatedText {
    var composer = RowComposer(placement)
    try composer.drawSides()
    try composer.addRows()
    return AnnotatedText(
      text: composer.page.text, metrics: composer.page.metrics, rows: composer.rows, drawings: composer.drawings)
  }

  private init(_ placement: PagePlacement) {
    self.placement = placement
    page = placement.page
  }

  private mutating func drawSides() throws(BubbleError) {
    for side in placement.sides {
      let drawing = add(try side.bubble.draw(tailAt: side.tailPlace))
      for (row, line) in side.lines.enumerated() {
        let piece = AnnotatedText.Piece(column: side.column, content: .drawing(drawing, row: row, from: 0))
        beside[line, default: []].append(Side(columns: side.columns, piece: piece))
      }
    }
    for line in beside.keys { beside[line]?.sort { $0.columns.lowerBound < $1.columns.lowerBound } }
  }

  private mutating func addRows() throws(BubbleError) {
    let lines = beside.keys.sorted()
    for line in lines where line < 0 { addRow(beside: line) }
    for line in page.lines.indices {
      if let stack = placement.above[line] { try addRows(of: stack, tail: .bottom) }
      if beside[line] == nil { rows.append(.line(page.lines[line])) } else { addRow(beside: line) }
      if let stack = placement.below[line] { try addRows(of: stack, tail: .top) }
    }
    for line in lines where line >= page.lines.count { addRow(beside: line) }
  }

  /// Adds a row with bubbles beside a line, or where there is no line, for themselves.
  private mutating func addRow(beside line: Int) {
    let sides = beside[line] ?? []
    let isOnPage = page.lines.indices.contains(line)
    let texts = isOnPage ? page.pieces(of: line, beside: sides.map(\.columns)) : []
    rows.append(.pieces((texts + sides.map(\.piece)).sorted { $0.column < $1.column }))
  }

  /// Adds the rows of the bubbles between a line and its neighbour, those below a line from there on, those above toward
  /// it.
  private mutating func addRows(of stack: BubbleStack, tail edge: ArrowPosition) throws(BubbleError) {
    let placed = stack.placed
    var pieces = Array(repeating: [AnnotatedText.Piece](), count: placed.map(\.endRow).max() ?? 0)
    for bubble in placed {
      let drawing = add(try bubble.entry.bubble.draw(tailAt: bubble.entry.tip - bubble.column))
      for (row, gridRow, first) in bubble.rows(tail: edge) {
        pieces[row].append(
          AnnotatedText.Piece(
            column: bubble.column + first, content: .drawing(drawing, row: gridRow, from: first)))
      }
      if !bubble.stemRows.isEmpty { try addStem(of: bubble, to: &pieces) }
    }
    let sorted = pieces.map { AnnotatedText.Row.pieces($0.sorted { $0.column < $1.column }) }
    rows += edge == .top ? sorted : sorted.reversed()
  }

  private mutating func addStem(
    of bubble: BubbleStack.Placed, to pieces: inout [[AnnotatedText.Piece]]
  ) throws(BubbleError) {
    let stem = add(try bubble.entry.bubble.drawStem())
    let column = bubble.entry.tip - bubble.entry.bubble.stemReach
    for row in bubble.stemRows {
      pieces[row].append(
        AnnotatedText.Piece(column: column, content: .drawing(stem, row: bubble.entry.bubble.stemRow, from: 0)))
    }
  }

  private mutating func add(_ drawing: Grid) -> Int {
    drawings.append(drawing)
    return drawings.count - 1
  }
}

extension BubbleStack.Placed {
  /// The rows that the stem passes; none without a tail.
  fileprivate var stemRows: Range<Int> {
    entry.bubble.tailSize > 0 ? tailRow + entry.bubble.tailSize..<bodyRow : bodyRow..<bodyRow
  }

  /// Which row of the drawing stands in which row of the stack, and from which column on: beside a tail may be what its
  /// stem passes further on.
  fileprivate func rows(tail edge: ArrowPosition) -> [(row: Int, gridRow: Int, first: Int)] {
    let tail = entry.bubble.tailSize
    return (0..<entry.bubble.rows).map { step in
      let gridRow = edge == .top ? step : entry.bubble.rows - 1 - step
      return step < tail
        ? (tailRow + step, gridRow, entry.tip - column - tail) : (bodyRow + step - tail, gridRow, 0)
    }
  }
}
