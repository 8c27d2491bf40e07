import TestSupport
import Testing

/// What is clicked does what it says.
@Suite struct MouseControlTests {
  /// Where a text stands on the screen, in a row that begins like this.
  private func spot(of text: Character, inRow beginning: String, _ screen: Screen) throws -> Spot {
    let row = try #require(screen.rows.firstIndex { $0.dropFirst().hasPrefix(beginning) })
    return Spot(column: try #require(Array(screen.rows[row]).firstIndex(of: text)), row: row)
  }

  @Test func arrowsStep() throws {
    let playground = try PlaygroundSession("hello")
    let more = try spot(of: "›", inRow: "textInset", playground.screen())
    try playground.click(more)
    try playground.click(more)
    try playground.expectBubble("--text-inset", "3", "hello")
    #expect(try playground.screen().rows[more.row].hasPrefix("▸"))
    try playground.click(try spot(of: "‹", inRow: "textInset", playground.screen()))
    try playground.expectBubble("--text-inset", "2", "hello")
  }

  @Test func wheelSteps() throws {
    let playground = try PlaygroundSession("hello")
    let name = try spot(of: "b", inRow: "borderWidth", playground.screen())
    try playground.turnWheel(up: true, name)
    try playground.expectBubble("--border-width", "2", "hello")
    for _ in 1...5 { try playground.turnWheel(up: false, name) }
    try playground.expectBubble("--border-width", "0", "hello")
  }

  @Test func switchesAndOptionsToggle() throws {
    let playground = try PlaygroundSession("hello")
    try playground.click(try spot(of: "s", inRow: "style", playground.screen()))
    let row = try #require(playground.screen().rows.firstIndex { $0.hasPrefix(" □ fill") })
    try playground.click(Spot(column: 1, row: row))
    try playground.expectBubble("--style", "fill,line", "hello")
    let flag = try spot(of: "■", inRow: "clipsToBounds", playground.screen())
    try playground.click(flag)
    #expect(try playground.screen().rows[flag.row].hasPrefix("▸clipsToBounds      ■ on"), "the first click selects")
    try playground.click(flag)
    #expect(try playground.screen().rows[flag.row].hasPrefix("▸clipsToBounds      □ off"))
  }

  @Test func coloursAreChosenFromTheList() throws {
    let playground = try PlaygroundSession("--style", "fill,line", "hello")
    try playground.select("filledColor")
    try playground.press("Enter")
    let row = try #require(playground.screen().rows.firstIndex { $0.contains(" bright-green") })
    let place = try #require(playground.screen().rows[row].firstRange(of: "bright-green")).lowerBound
    let column = try playground.screen().rows[row].distance(from: playground.screen().rows[row].startIndex, to: place)
    try playground.click(Spot(column: column, row: row))
    try playground.expectBubble("--style", "fill,line", "--filled-color", "bright-green", "hello")
    try playground.press("z")
    try playground.expectBubble("--style", "fill,line", "hello")
  }

  @Test func keyBarIsMadeOfButtons() throws {
    let playground = try PlaygroundSession("hello")
    try playground.press("Right", "Down", "Space")
    try playground.expectBubble("--font", "bold", "hello")
    let bar = try #require(playground.screen().rows.last)
    func button(_ label: String) throws -> Spot {
      let place = try #require(bar.firstRange(of: label)).lowerBound
      return Spot(column: bar.distance(from: bar.startIndex, to: place), row: 23)
    }
    try playground.click(try button("undo"))
    try playground.expectBubble("hello")
    try playground.click(try button("quit"))
    let status = try playground.terminal.exitStatus()
    #expect(status == .exited(0))
  }

  @Test func leavesTheMouseAloneIfAskedTo() throws {
    let terminal = try TmuxSession(command: "exec \(try BuiltProgram.path()) --playground --no-mouse hello")
    try terminal.wait { $0.contains("e export") }
    #expect(try terminal.modes().mouse == .none)
    #expect(try terminal.privateModes().isDisjoint(with: [1000, 1002, 1003, 1006]))
    #expect(try terminal.pastesAreBracketed())
    try terminal.press("q")
    let status = try terminal.exitStatus()
    #expect(status == .exited(0))
  }
}
