import TestSupport
import Testing

@Suite struct TailDragTests {
  private static let text = "a bubble with a tail\nthat goes all around\nits border\nand back"

  /// The words for the position and the ratio that the panel shows.
  private func placement(_ screen: Screen) throws -> [String] {
    try ["arrowPosition", "arrowPositionRatio"].flatMap { name in
      let row = try #require(screen.rows.first { $0.dropFirst().hasPrefix(name + " ") })
      let value = try #require(row.split(separator: "‹").last?.split(separator: "›").first)
      return [name == "arrowPosition" ? "-a" : "-r", value.filter { $0 != " " }]
    }
  }

  @Test(arguments: zip([false, true], [1, 2]))
  func followsThePointerAllAround(isAgainstTheClock: Bool, size: Int) throws {
    let words = ["--arrow-size", "\(size)", Self.text]
    let playground = try PlaygroundSession(words)
    let start = try playground.styledScreen()
    let body = try BodyOnScreen(playground.screen())
    let grip = try #require(body.tip.last)
    let clockwise = body.border(fromBottomColumn: grip.column)
    try playground.pressMouse(grip)
    for spot in isAgainstTheClock ? clockwise.reversed() : clockwise {
      try playground.moveMouse(spot)
      let screen = try playground.screen()
      let placement = try placement(screen)
      try playground.expectBubble(placement + words)
      let moved = try BodyOnScreen(screen)
      #expect(moved.columns == body.columns && moved.rows == body.rows, "the body moved: \(screen)")
      expectTip(of: moved, size: size, near: spot, edge: placement[1])
    }
    try playground.releaseMouse(grip)
    try playground.press("z")
    try playground.expectScreen(start)
  }

  /// The tip is at the pointer, or as near as the corners let it.
  private func expectTip(of body: BodyOnScreen, size: Int, near spot: Spot, edge: String) {
    let isAcross = ["top", "bottom"].contains(edge)
    // A corner takes one cell; at the top and the bottom the tail opens the border by one more cell than its size to
    // either side of its middle.
    let margin = isAcross ? 1 + size : size
    let along = isAcross ? body.columns : body.rows
    let pointer = isAcross ? spot.column : spot.row
    let reachable = min(max(pointer, along.lowerBound + margin), along.upperBound - margin)
    let tip = body.tip.map { isAcross ? $0.column : $0.row }
    #expect(tip.contains { abs($0 - reachable) <= 1 }, "tip at \(body.tip), pointer at \(spot), \(edge)")
    let isCorner = body.columns.lowerBound == spot.column || body.columns.upperBound == spot.column
    let isTopOrBottom = body.rows.lowerBound == spot.row || body.rows.upperBound == spot.row
    if isCorner != isTopOrBottom { #expect(isAcross == isTopOrBottom, "\(edge), pointer at \(spot)") }
  }

  @Test func isOneStepToUndo() throws {
    let playground = try PlaygroundSession(Self.text)
    let start = try playground.styledScreen()
    let body = try BodyOnScreen(playground.screen())
    try playground.pressMouse(body.tip[0])
    for spot in body.border(fromBottomColumn: body.tip[0].column).prefix(25) { try playground.moveMouse(spot) }
    try playground.releaseMouse(body.tip[0])
    let screen = try playground.screen()
    #expect(try placement(screen).prefix(2) == ["-a", "top"])
    try playground.expectBubble(try placement(screen) + [Self.text])
    // After the release the mouse does nothing any more.
    try playground.moveMouse(body.tip[0])
    #expect(try playground.screen() == screen)
    try playground.press("z")
    try playground.expectScreen(start)
    try playground.press("z")
    #expect(try playground.screen().contains("nothing to undo"))
    try playground.press("Z")
    #expect(try playground.screen().rows.dropLast(2) == screen.rows.dropLast(2))
  }

  /// Far from the border the tail is at the edge nearest to the pointer.
  @Test func followsAPointerThatLeavesTheBorder() throws {
    let playground = try PlaygroundSession(Self.text)
    let body = try BodyOnScreen(playground.screen())
    let middle = Spot(
      column: (body.columns.lowerBound + body.columns.upperBound) / 2,
      row: (body.rows.lowerBound + body.rows.upperBound) / 2)
    try playground.pressMouse(body.tip[0])
    let spots = [
      ("left", Spot(column: 0, row: middle.row)), ("top", Spot(column: middle.column, row: 0)),
      ("right", Spot(column: 79, row: middle.row)), ("bottom", Spot(column: middle.column, row: 23)),
      ("right", Spot(column: body.columns.upperBound - 1, row: middle.row)),
    ]
    for (edge, spot) in spots {
      try playground.moveMouse(spot)
      let screen = try playground.screen()
      #expect(try placement(screen)[1] == edge)
      try playground.expectBubble(try placement(screen) + [Self.text])
    }
  }

  @Test func takesTheTailToWhereTheBorderIsPressed() throws {
    let playground = try PlaygroundSession(Self.text)
    let body = try BodyOnScreen(playground.screen())
    let spot = Spot(column: body.columns.lowerBound, row: body.rows.upperBound - 1)
    try playground.click(spot)
    let screen = try playground.screen()
    #expect(try placement(screen)[1] == "left")
    #expect(try BodyOnScreen(screen).tip.map(\.row) == [spot.row])
    try playground.expectBubble(try placement(screen) + [Self.text])
  }

  @Test func otherCellsAreNoHandle() throws {
    let playground = try PlaygroundSession(Self.text)
    let start = try playground.styledScreen()
    let body = try BodyOnScreen(playground.screen())
    let spots = [
      Spot(column: body.columns.lowerBound + 3, row: body.rows.lowerBound + 2),
      Spot(column: body.columns.lowerBound - 1, row: body.rows.lowerBound), Spot(column: 79, row: 21),
      Spot(column: 44, row: 5), Spot(column: 79, row: 23),
    ]
    for spot in spots {
      try playground.pressMouse(spot)
      try playground.moveMouse(Spot(column: body.columns.upperBound, row: body.rows.lowerBound + 1))
      try playground.releaseMouse(spot)
    }
    try playground.expectScreen(start)
  }
}
