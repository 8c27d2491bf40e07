/// What the mouse did, in screen cells counted from 0.
struct MouseReport: Hashable {
  enum Action: Hashable {
    case press, release
    /// The pointer moved with the main button down.
    case drag
    case wheelUp, wheelDown
  }

  var action: Action
  var column: Int
  var row: Int

  /// Reads what a terminal reports (xterm, "Mouse Tracking"): the button and its modifiers, then the cell from 1.
  ///
  /// - Returns: `nil` for other buttons and for cells that are none.
  init?(button code: UInt16, column: UInt16, row: UInt16, isRelease: Bool) {
    guard column > 0, row > 0, let action = Self.action(code, isRelease: isRelease) else { return nil }
    self.action = action
    self.column = Int(column) - 1
    self.row = Int(row) - 1
  }

  private static let modifiers: UInt16 = 4 | 8 | 16
  private static let motion: UInt16 = 32
  /// What the older encoding has in place of the button that was released.
  private static let anyButton: UInt16 = 3

  private static func action(_ code: UInt16, isRelease: Bool) -> Action? {
    switch code & ~modifiers {
    case 0: isRelease ? .release : .press
    case anyButton: .release
    case motion: .drag
    case 64: .wheelUp
    case 65: .wheelDown
    default: nil
    }
  }
}
