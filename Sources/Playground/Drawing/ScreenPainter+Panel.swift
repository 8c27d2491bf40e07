import SpeechBubble

/// The properties.
extension ScreenPainter {
  mutating func paintPanel(_ layout: ScreenLayout) {
    let columns = PanelColumns(layout.panel)
    if layout.isFolded { return paintProperty(state.selection, row: layout.panel.row, columns) }
    paintHead(columns)
    let visible = state.visibleProperties
    for (offset, index) in visible.enumerated() {
      paintProperty(index, row: layout.panel.row + 1 + offset, columns)
    }
    if visible.isEmpty { canvas.write("no property of this name", at: ScreenPoint(column: columns.name, row: 1)) }
    paintDetail(layout.panel, row: layout.panel.row + BubbleProperty.all.count + 2)
    paintDivider(layout)
  }

  private mutating func paintHead(_ columns: PanelColumns) {
    let head = state.filter.isEmpty ? "property" : "property /\(state.filter)"
    canvas.write(head, .bold, at: ScreenPoint(column: columns.name, row: 0), limit: columns.nameLimit)
    canvas.write("value", .bold, at: ScreenPoint(column: columns.value, row: 0))
    canvas.write("default", .bold, at: ScreenPoint(column: columns.standard, row: 0))
  }

  private mutating func paintProperty(_ index: Int, row: Int, _ columns: PanelColumns) {
    let property = BubbleProperty.all[index]
    let isSelected = index == state.selection
    let isMarked = isSelected && state.focus == .panel && state.level == .browsing
    let value = property.value(in: state.design.bubble)
    let isChanged = value != property.value(in: .plain) && property.kind != .text
    map.add(.property(index), CellRectangle(column: 0, row: row, columns: columns.end, rows: 1))
    if isMarked { canvas.fill(CellRectangle(column: 0, row: row, columns: columns.end, rows: 1), .reverse) }
    var style = isMarked ? CellStyle.reverse : .plain
    if isChanged { style.attributes.insert(.bold) }
    if isSelected { canvas.write(signs.marker, style, at: ScreenPoint(column: 0, row: row)) }
    canvas.write(property.name, style, at: ScreenPoint(column: columns.name, row: row), limit: columns.nameLimit)
    paintControl(property, index, value, style, row: row, columns)
    let standard = CellStyle(attributes: isMarked ? [.reverse] : [.faint])
    write(cut: defaultText(property), standard, column: columns.standard, row: row, columns: columns.standardLimit)
  }

  func defaultText(_ property: BubbleProperty) -> String {
    switch property.value(in: .plain) {
    case .text: ""
    case .flag(let isOn): PropertyControl.name(of: isOn)
    case let value: value.description
    }
  }

  private mutating func paintControl(
    _ property: BubbleProperty, _ index: Int, _ value: PropertyValue, _ style: CellStyle, row: Int,
    _ columns: PanelColumns
  ) {
    var column = columns.value
    for piece in PropertyControl(property, value, signs).pieces {
      let room = columns.value + columns.valueLimit - column
      var pieceStyle = style
      if let color = piece.swatch { pieceStyle = CellStyle(background: color) }
      let taken = write(cut: piece.text, pieceStyle, column: column, row: row, columns: room)
      if let target = piece.target(of: index) {
        map.add(target, CellRectangle(column: column, row: row, columns: taken, rows: 1))
      }
      column += taken
    }
  }

  /// Writes text, with an ellipsis if it has to be cut.
  @discardableResult
  mutating func write(cut text: String, _ style: CellStyle, column: Int, row: Int, columns: Int) -> Int {
    guard columns > 0 else { return 0 }
    let point = ScreenPoint(column: column, row: row)
    guard canvas.columns(of: text) > columns else { return canvas.write(text, style, at: point) }
    let room = max(columns - canvas.columns(of: signs.ellipsis), 0)
    let taken = canvas.write(text, style, at: point, limit: room)
    canvas.write(
      signs.ellipsis, style, at: ScreenPoint(column: column + taken, row: row), limit: columns - taken)
    return columns
  }

  /// Under the rows: all options of the selected property, or what it takes.
  private mutating func paintDetail(_ panel: CellRectangle, row: Int) {
    guard panel.rowRange.contains(row) else { return }
    guard case .options(let names) = state.property.kind, state.visibleProperties.contains(state.selection) else {
      write(cut: state.property.kind.allowed, .faint, column: 1, row: row, columns: panel.columns - 2)
      return
    }
    paintOptions(names, panel, row: row)
  }

  mutating func paintOptions(_ names: [String], _ area: CellRectangle, row: Int) {
    guard case .names(let chosen) = state.property.value(in: state.design.bubble) else { return }
    var point = ScreenPoint(column: 1, row: row)
    for (index, name) in names.enumerated() {
      let text = (chosen.contains(name) ? signs.on : signs.off) + " " + name
      if point.column + canvas.columns(of: text) >= area.columns { point = ScreenPoint(column: 1, row: point.row + 1) }
      guard area.rowRange.contains(point.row) else { return }
      let taken = canvas.write(text, index == state.optionCursor ? .reverse : .plain, at: point)
      map.add(.option(index), CellRectangle(column: point.column, row: point.row, columns: taken, rows: 1))
      point.column += taken + 2
    }
  }
}

/// The columns of the panel: a marker, the name, the value with its control, the default.
struct PanelColumns {
  let name = 1
  let nameLimit = 18
  let value = 20
  let valueLimit: Int
  let standard: Int
  let standardLimit: Int
  let end: Int

  init(_ panel: CellRectangle) {
    end = panel.columns
    let room = max(panel.columns - value - 2, 0)
    valueLimit = min(room * 3 / 5, 24)
    standard = value + valueLimit + 1
    standardLimit = min(room - valueLimit, 18)
  }
}
