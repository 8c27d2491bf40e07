import SpeechBubble

/// The two lines at the bottom.
extension ScreenPainter {
  /// What is asked for, or a message, or what the selected property is.
  mutating func paintDescription(_ layout: ScreenLayout) {
    let line = layout.description
    if case .prompting(let prompt) = state.level { return paintPrompt(prompt, line) }
    // Folded, the panel has no line on which options could be marked.
    if layout.isFolded, state.notice.isEmpty, state.level == .browsing, case .options(let names) = state.property.kind {
      return paintOptions(names, line, row: line.row)
    }
    let text = state.notice.isEmpty ? description : state.notice
    write(cut: text, state.notice.isEmpty ? .plain : .bold, column: 0, row: line.row, columns: line.columns)
  }

  private var description: String {
    switch state.level {
    case .browsing, .prompting, .editingText: describe(state.property)
    case .help: "all keys; those on the line below can be clicked"
    case .choosingPreset: "looks to start from; the text stays"
    case .exporting(.command, _): "prints this bubble in any terminal or pipe"
    case .exporting(.swift, _): "a program with the library SpeechBubble that prints this bubble"
    case .exporting(.json, _): "for --from FILE, or as a preset"
    }
  }

  private func describe(_ property: BubbleProperty) -> String {
    let standard = defaultText(property)
    return "\(property.name): \(property.summary)" + (standard.isEmpty ? "" : " (default \(standard))")
  }

  private mutating func paintPrompt(_ prompt: Prompt, _ line: CellRectangle) {
    let head = min(canvas.write(prompt.title + ": ", .bold, at: ScreenPoint(column: 0, row: line.row)), line.columns)
    let field = CellRectangle(column: head, row: line.row, columns: line.columns - head, rows: 1)
    paintText(prompt.editor, field, prompt.isUntouched ? .reverse : .plain)
    guard !state.notice.isEmpty else { return }
    let start = head + canvas.columns(of: prompt.editor.text) + 2
    write(cut: state.notice, .bold, column: start, row: line.row, columns: line.columns - start)
  }

  /// The lines of an editor that are around its cursor, as much of them as there is room for.
  mutating func paintText(_ editor: TextEditor, _ area: CellRectangle, _ style: CellStyle = .plain) {
    guard area.columns > 0, area.rows > 0 else { return }
    let firstLine = max(editor.cursor.line - area.rows + 1, 0)
    let firstColumn = max(editor.cursorColumns - area.columns + 1, 0)
    for (offset, line) in editor.lines[firstLine...].prefix(area.rows).enumerated() {
      paintLine(line, style, from: firstColumn, area, row: area.row + offset)
    }
    cursor = ScreenPoint(
      column: area.column + editor.cursorColumns - firstColumn, row: area.row + editor.cursor.line - firstLine)
  }

  private mutating func paintLine(
    _ clusters: [String], _ style: CellStyle, from firstColumn: Int, _ area: CellRectangle, row: Int
  ) {
    var column = area.column - firstColumn
    for cluster in clusters {
      let glyph = EditorGlyph(cluster)
      guard column + glyph.columns <= area.columnRange.upperBound else { return }
      if column >= area.column { canvas.write(glyph.text, style, at: ScreenPoint(column: column, row: row)) }
      column += glyph.columns
    }
  }

  /// Keys that can be clicked. Of those that have no room the first are missed least.
  mutating func paintKeyBar(_ line: CellRectangle) {
    var column = line.column
    for binding in state.level.bindings where !binding.label.isEmpty {
      let key = String(binding.keys.prefix { $0 != " " })
      let columns = canvas.columns(of: key) + 1 + canvas.columns(of: binding.label)
      guard column + columns <= line.columns else { return }
      canvas.write(key, .reverse, at: ScreenPoint(column: column, row: line.row))
      canvas.write(binding.label, at: ScreenPoint(column: column + canvas.columns(of: key) + 1, row: line.row))
      map.add(.command(binding.command), CellRectangle(column: column, row: line.row, columns: columns, rows: 1))
      column += columns + 1
    }
  }
}
