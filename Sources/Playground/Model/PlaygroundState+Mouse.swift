import SpeechBubble

/// What the mouse does.
extension PlaygroundState {
  mutating func handle(_ report: MouseReport, on map: ScreenMap) -> Effect? {
    let point = ScreenPoint(column: report.column, row: report.row)
    switch report.action {
    case .press:
      endDrag()
      return press(point, on: map)
    case .drag: if isDraggingTail { dragTail(to: point, on: map) }
    case .release: endDrag()
    case .wheelUp: return turnWheel(1, at: point, on: map)
    case .wheelDown: return turnWheel(-1, at: point, on: map)
    }
    return nil
  }

  mutating func endDrag() {
    guard isDraggingTail else { return }
    isDraggingTail = false
    history.commit()
  }

  private mutating func press(_ point: ScreenPoint, on map: ScreenMap) -> Effect? {
    switch map.target(at: point) {
    case .command(let command): return perform(command)
    case .property(let index): choose(index, actsOnValue: false)
    case .value(let index): choose(index, actsOnValue: true)
    case .step(let index, let steps): step(index, by: steps)
    case .option(let index):
      optionCursor = index
      toggle()
    case .choice(let name): return choose(name)
    case .preset(let index): choosePreset(at: index)
    case nil: grabTail(at: point, on: map)
    }
    return nil
  }

  /// A click selects a property; one on the value of the property selected acts on it.
  private mutating func choose(_ index: Int, actsOnValue: Bool) {
    guard level == .browsing else { return }
    focus = .panel
    if actsOnValue && index == selection { edit() }
    select(index)
  }

  private mutating func step(_ index: Int, by steps: Int) {
    guard level == .browsing else { return }
    focus = .panel
    select(index)
    step(by: steps)
  }

  private mutating func grabTail(at point: ScreenPoint, on map: ScreenMap) {
    guard level == .browsing, let preview = map.preview, preview.pane.contains(point.column, point.row),
      let hit = TailDrag(geometry: preview.geometry).hit(preview.gridCell(at: point))
    else { return }
    history.open()
    isDraggingTail = true
    if hit == .border { dragTail(to: point, on: map) }
  }

  private mutating func dragTail(to point: ScreenPoint, on map: ScreenMap) {
    guard let preview = map.preview else { return }
    let (edge, ratio) = TailDrag(geometry: preview.geometry).placement(at: preview.gridCell(at: point))
    design.bubble.arrowPosition = edge
    design.bubble.arrowPositionRatio = ratio
  }

  private mutating func turnWheel(_ steps: Int, at point: ScreenPoint, on map: ScreenMap) -> Effect? {
    switch (level, map.target(at: point)) {
    case (.browsing, .property(let index)?), (.browsing, .value(let index)?), (.browsing, .step(let index, _)?):
      step(index, by: steps)
    case (.browsing, nil) where map.preview?.pane.contains(point.column, point.row) == true: scroll.row -= steps
    case (.browsing, _), (.editingText, _), (.prompting, _): break
    default: return perform(steps > 0 ? .previous : .next)
    }
    return nil
  }
}
