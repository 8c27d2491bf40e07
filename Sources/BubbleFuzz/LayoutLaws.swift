import SpeechBubble

/// What holds for every measured bubble.
enum LayoutLaws {
  static func check(_ layout: BubbleLayout, _ look: FuzzLook) {
    let rows = layout.text.rows
    guard !rows.isEmpty else { fatalError("no rows") }
    if look.bubble.numberOfLines > 0 && rows.count > look.bubble.numberOfLines { fatalError("\(rows.count) rows") }
    var end = 0
    for row in rows {
      guard end <= row.start, row.start <= row.end, row.end <= layout.text.text.utf8.count else {
        fatalError("row \(row) after \(end)")
      }
      end = row.end
      if look.isClipped && row.columns > layout.geometry.content.columns { fatalError("\(row) is too wide") }
    }
    guard look.isClipped, let columns = look.columns else { return }
    if layout.columns > columns { fatalError("\(layout.columns) columns of \(columns)") }
    if case .exactly = look.options.width, layout.columns != columns { fatalError("\(layout.columns) columns") }
  }
}
