import TerminalText

/// Writes a picture as HTML: one `pre` element, whose text is the picture and whose colours stand in it.
public struct HTMLEncoder: Sendable {
  private let reducer: ColorReducer

  /// - Parameter isColored: Whether colours and attributes are written.
  public init(appearance: Appearance = .unknown, isColored: Bool = true) {
    reducer = ColorReducer(depth: isColored ? .trueColor : .none, appearance: appearance)
  }

  /// - Parameter label: What a screen reader says in place of the drawing.
  /// - Complexity: O(*n*) in the cells.
  public func encode(_ grid: Grid, label: String) -> String {
    let rows = grid.rowRange.map { row(grid, $0) }
    return
      "<pre role=\"img\" aria-label=\"\(MarkupText.escape(label))\" style=\"font-family:monospace;line-height:1.2\">\n"
      + rows.map { $0 + "\n" }.joined() + "</pre>\n"
  }

  private func row(_ grid: Grid, _ row: Int) -> String {
    var text = ""
    for run in grid.runs(ofRow: row, skipsBlanks: false) { text += element(run, grid) }
    while text.hasSuffix(" ") { text.removeLast() }
    return text
  }

  private func element(_ run: StyledRun, _ grid: Grid) -> String {
    let text = MarkupText.escape(run.text)
    guard reducer.depth != .none, run.style != 0 else { return text }
    let style = MarkupStyle(reducer.reduce(grid.styles[Int(run.style)]))
    let declarations =
      (style.foreground.map { ["color:" + $0] } ?? []) + (style.background.map { ["background:" + $0] } ?? [])
      + style.fontDeclarations
    let span = declarations.isEmpty ? text : "<span style=\"\(declarations.joined(separator: ";"))\">\(text)</span>"
    guard style.link > 0 else { return span }
    return "<a href=\"\(MarkupText.escape(grid.links[Int(style.link) - 1].target))\">\(span)</a>"
  }
}
