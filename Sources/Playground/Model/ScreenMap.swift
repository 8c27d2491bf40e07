import SpeechBubble

/// What is where on the screen, noted while it is drawn, so that the mouse acts on what is seen.
struct ScreenMap {
  /// What a cell of the screen is for.
  enum Target: Hashable {
    /// The row of a property, by its index in the table.
    case property(Int)
    /// The value in it.
    case value(Int)
    /// The sign beside it that stands for so many steps.
    case step(Int, Int)
    /// One of several options of the selected property.
    case option(Int)
    /// A value that can be chosen for what is asked.
    case choice(String)
    case preset(Int)
    case command(Command)
  }

  private var targets: [(area: CellRectangle, target: Target)] = []
  /// Where the bubble stands; `nil` if none is drawn.
  var preview: PreviewPlacement?
  /// How many lines of help or an export cannot be seen at once.
  var hiddenLines = 0

  mutating func add(_ target: Target, _ area: CellRectangle) { targets.append((area, target)) }

  /// What was drawn last wins.
  func target(at point: ScreenPoint) -> Target? {
    targets.last { $0.area.contains(point.column, point.row) }?.target
  }
}
