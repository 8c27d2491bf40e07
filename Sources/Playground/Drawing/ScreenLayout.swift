import SpeechBubble

/// Which part of the screen is for what.
struct ScreenLayout {
  /// The smallest screen that shows all properties at once.
  static let leastForPanel = ScreenSize(columns: 60, rows: 20)
  /// The smallest screen that is good for anything.
  static let least = ScreenSize(columns: 20, rows: 5)

  let size: ScreenSize
  /// The fifteen properties; or, folded, the selected one.
  let panel: CellRectangle
  let isFolded: Bool
  /// The line of titles over the preview.
  let title: CellRectangle
  let preview: CellRectangle
  /// The description of the selected property, messages, and lines that are asked for.
  let description: CellRectangle
  let keyBar: CellRectangle

  /// - Returns: `nil` if the screen is too small.
  init?(_ size: ScreenSize, isFolded folded: Bool) {
    guard size.columns >= Self.least.columns, size.rows >= Self.least.rows else { return nil }
    self.size = size
    isFolded = folded || size.columns < Self.leastForPanel.columns || size.rows < Self.leastForPanel.rows
    keyBar = CellRectangle(column: 0, row: size.rows - 1, columns: size.columns, rows: 1)
    description = CellRectangle(column: 0, row: size.rows - 2, columns: size.columns, rows: 1)
    if isFolded {
      panel = CellRectangle(column: 0, row: 0, columns: size.columns, rows: 1)
      title = CellRectangle(column: 0, row: 1, columns: size.columns, rows: 1)
      preview = CellRectangle(column: 0, row: 2, columns: size.columns, rows: size.rows - 4)
    } else {
      let columns = Self.panelColumns(of: size.columns)
      panel = CellRectangle(column: 0, row: 0, columns: columns, rows: size.rows - 2)
      title = CellRectangle(column: columns + 1, row: 0, columns: size.columns - columns - 1, rows: 1)
      preview = CellRectangle(column: columns + 1, row: 1, columns: size.columns - columns - 1, rows: size.rows - 3)
    }
  }

  /// The divider has the column after it.
  private static func panelColumns(of columns: Int) -> Int { min(max(columns * 11 / 20, 43), 66) }

  /// The part that lists and editors take: the panel, or, if that is folded, what the preview leaves of the screen.
  var list: CellRectangle {
    guard isFolded else { return panel }
    let rows = size.rows - 2
    return CellRectangle(column: 0, row: 0, columns: size.columns, rows: max(rows / 2, min(rows, 3)))
  }

  /// What is left of the preview beside such a list.
  var previewBesideList: CellRectangle {
    guard isFolded else { return preview }
    let start = list.rowRange.upperBound
    return CellRectangle(column: 0, row: start, columns: size.columns, rows: max(size.rows - 2 - start, 0))
  }

  /// All but the two lines at the bottom, for what is read.
  var page: CellRectangle { CellRectangle(column: 0, row: 0, columns: size.columns, rows: size.rows - 2) }
}
