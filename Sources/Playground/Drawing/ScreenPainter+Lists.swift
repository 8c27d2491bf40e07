import SpeechBubble

/// What stands in the place of the panel, or of all but the two lines at the bottom.
extension ScreenPainter {
  mutating func paintEditor(_ editor: TextEditor, _ area: CellRectangle) {
    canvas.write("text", .bold, at: ScreenPoint(column: area.column, row: area.row))
    paintText(
      editor, CellRectangle(column: area.column, row: area.row + 1, columns: area.columns, rows: area.rows - 1))
  }

  mutating func paintPresets(_ chosen: Int, _ area: CellRectangle) {
    canvas.write("presets", .bold, at: ScreenPoint(column: area.column, row: area.row))
    let room = area.rows - 1
    let first = max(chosen - room + 1, 0)
    let presets = state.presets.presets[first...].prefix(room)
    for (offset, preset) in presets.enumerated() {
      let row = CellRectangle(column: area.column, row: area.row + 1 + offset, columns: area.columns, rows: 1)
      let style = first + offset == chosen ? CellStyle.reverse : .plain
      canvas.fill(row, style)
      write(cut: preset.name, style, column: row.column + 1, row: row.row, columns: row.columns - 1)
      map.add(.preset(first + offset), row)
    }
    for (offset, complaint) in state.presets.complaints.prefix(room - presets.count).enumerated() {
      let row = area.row + 1 + presets.count + offset
      write(cut: complaint, .faint, column: area.column + 1, row: row, columns: area.columns - 1)
    }
  }

  /// Colours that have a name, each with a swatch, in as many columns as fit.
  mutating func paintColors(_ area: CellRectangle) {
    let columnsPerEntry = 22
    canvas.write("a name, 0-255, #rgb or #rrggbb", .bold, at: ScreenPoint(column: area.column, row: area.row))
    let perRow = max(area.columns / columnsPerEntry, 1)
    for (index, name) in PropertyStepper.colors.enumerated() {
      let (row, place) = index.quotientAndRemainder(dividingBy: perRow)
      guard row + 1 < area.rows, let color = BubbleColor(name) else { return }
      let point = ScreenPoint(column: area.column + place * columnsPerEntry, row: area.row + 1 + row)
      canvas.write("   ", CellStyle(background: color), at: point)
      canvas.write(name, at: ScreenPoint(column: point.column + 4, row: point.row))
      map.add(
        .choice(name), CellRectangle(column: point.column, row: point.row, columns: columnsPerEntry - 1, rows: 1))
    }
  }

  mutating func paintHelp(from line: Int, _ area: CellRectangle) {
    let keys = KeyBinding.browsing.filter { !$0.summary.isEmpty }.map { binding in
      binding.keys + String(repeating: " ", count: max(18 - binding.keys.count, 2)) + binding.summary
    }
    paintLines(["Keys"] + keys.map { "  " + $0 } + Self.notes, from: line, area)
  }

  private static let notes = [
    "", "Mouse",
    "  click              a property, its value, the key bar",
    "  wheel              changes the value under it, scrolls the preview",
    "  drag               the tail, along the border and round its corners",
    "  To select text as without the playground, hold Shift (in some terminals",
    "  Option or Fn) while dragging, or start with --no-mouse.",
    "", "While the text is edited Enter starts a line, Esc ends; what is pasted is taken as it is.",
    "Ratios change by 0.01 and 0.1, all other numbers by 1 and 10.",
  ]

  mutating func paintExport(_ format: ExportFormat, from line: Int, _ area: CellRectangle) {
    var column = area.column
    for other in ExportFormat.allCases {
      column += canvas.write(
        " \(other.rawValue) ", other == format ? .reverse : .plain, at: ScreenPoint(column: column, row: area.row))
    }
    let lines = export(format).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    paintLines(
      lines.flatMap { canvas.rows(of: $0, columns: area.columns) }, from: line,
      CellRectangle(column: area.column, row: area.row + 2, columns: area.columns, rows: area.rows - 2))
  }

  private mutating func paintLines(_ lines: [String], from line: Int, _ area: CellRectangle) {
    let hidden = max(lines.count - max(area.rows, 0), 0)
    map.hiddenLines = hidden
    for (offset, text) in lines[min(line, hidden)...].prefix(max(area.rows, 0)).enumerated() {
      canvas.write(text, at: ScreenPoint(column: area.column, row: area.row + offset), limit: area.columns)
    }
  }
}
