import TestSupport
import Testing

/// The mouse in a terminal that is wider than one byte can say.
@Suite struct WideMouseTests {
  private static let columns = 300
  /// Where the preview begins at this width.
  private static let pane = 67
  /// A bubble from the preview's first column to its last.
  private static let words = ["-w", "233", String(repeating: "long", count: 300)]

  private func playground() throws -> PlaygroundSession { try PlaygroundSession(Self.words, columns: Self.columns) }

  /// The report of older terminals: bytes 32 more than the button and the cell, which goes up to column 223.
  private func legacyReport(_ button: UInt8, _ spot: Spot) -> [UInt8] {
    [0x1B, UInt8(ascii: "["), UInt8(ascii: "M")] + [Int(button), spot.column + 1, spot.row + 1].map { UInt8($0 + 32) }
  }

  @Test func bodyFillsThePreview() throws {
    let body = try BodyOnScreen(playground().screen())
    #expect(body.columns == Self.pane...Self.columns - 1)
  }

  @Test(arguments: [95, 128, 224, 299])
  func tailIsDraggedToAnyColumn(_ column: Int) throws {
    let playground = try playground()
    let body = try BodyOnScreen(playground.screen())
    let spot = Spot(column: column - 1, row: body.rows.upperBound)
    try playground.pressMouse(body.tip[0])
    try playground.moveMouse(spot)
    try playground.releaseMouse(spot)
    let moved = try BodyOnScreen(playground.screen())
    let nearest = min(spot.column, body.columns.upperBound - 2)
    #expect(moved.tip.contains { $0.column == nearest } && moved.tip.allSatisfy { $0.row == spot.row + 1 })
    try playground.press("z")
    #expect(try BodyOnScreen(playground.screen()) == body)
    try playground.click(spot)
    #expect(try BodyOnScreen(playground.screen()).tip == moved.tip, "the border is a handle too")
  }

  @Test func firstAndLastColumnActWhereTheyAre() throws {
    let playground = try playground()
    try playground.click(Spot(column: 0, row: 3))
    #expect(try playground.screen().rows[3].hasPrefix("▸numberOfLines"))
    try playground.click(Spot(column: Self.columns - 1, row: 10))
    let screen = try playground.screen()
    #expect(screen.rows[14].contains("‹ right ›"))
    #expect(screen.rows[10].last == ">")
    let start = try playground.styledScreen()
    for column in [66, 300, 301, 1000, 65_535] {
      try playground.click(Spot(column: column, row: column == 300 ? 11 : 2))
    }
    try playground.expectScreen(start)
  }

  @Test(arguments: [95, 128, 223])
  func olderReportsAct(_ column: Int) throws {
    let playground = try playground()
    let body = try BodyOnScreen(playground.screen())
    let spot = Spot(column: column - 1, row: body.rows.upperBound)
    try playground.terminal.send(bytes: legacyReport(0, spot) + legacyReport(3, spot))
    let moved = try BodyOnScreen(playground.screen())
    #expect(moved.tip.contains { $0.column == spot.column })
    try playground.terminal.send(bytes: legacyReport(0, Spot(column: 0, row: 3)))
    #expect(try playground.screen().rows[3].hasPrefix("▸numberOfLines"))
  }

  @Test(arguments: [["Enter"], ["w"], ["/"], ["s"]])
  func reportsAreNeverTyped(keys: [String]) throws {
    let playground = try playground()
    try playground.press(keys)
    let start = try playground.styledScreen()
    for column in [1, 95, 128, 224, 300] {
      let spot = Spot(column: column - 1, row: 2)
      try playground.click(spot)
      try playground.moveMouse(spot)
      try playground.turnWheel(up: true, spot)
      if column < 224 { try playground.terminal.send(bytes: legacyReport(0, spot) + legacyReport(3, spot)) }
    }
    // A cell that has no byte, the middle button, the extra ones, and numbers that are none.
    try playground.terminal.send(bytes: [0x1B, UInt8(ascii: "["), UInt8(ascii: "M"), 32, 0, 33])
    try playground.terminal.send(
      "\u{1B}[<1;9;9M\u{1B}[<128;9;9M\u{1B}[<0;0;0M\u{1B}[<0;99999999;9M\u{1B}[<;;M\u{1B}[<0;9M")
    try playground.expectScreen(start)
  }
}
