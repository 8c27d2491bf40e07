import TestSupport

/// A cell of the screen, from 0.
struct Spot: Hashable, Sendable {
  var column: Int
  var row: Int
}

/// The mouse, as terminals report it in decimal numbers (xterm, mode 1006).
extension PlaygroundSession {
  func pressMouse(_ spot: Spot) throws { try report(0, spot, "M") }
  func moveMouse(_ spot: Spot) throws { try report(32, spot, "M") }
  func releaseMouse(_ spot: Spot) throws { try report(0, spot, "m") }

  func click(_ spot: Spot) throws {
    try pressMouse(spot)
    try releaseMouse(spot)
  }

  func turnWheel(up: Bool, _ spot: Spot) throws { try report(up ? 64 : 65, spot, "M") }

  private func report(_ button: Int, _ spot: Spot, _ final: String) throws {
    try terminal.send("\u{1B}[<\(button);\(spot.column + 1);\(spot.row + 1)\(final)")
  }
}
