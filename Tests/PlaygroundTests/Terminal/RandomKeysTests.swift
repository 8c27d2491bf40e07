import TestSupport
import Testing

/// Whatever is pressed, clicked and pasted, the program goes on, and what is seen is what a fresh drawing shows.
@Suite struct RandomKeysTests {
  private static let keys =
    ["Up", "Down", "Left", "Right", "S-Left", "S-Right", "S-Up", "S-Down", "Home", "End", "PPage", "NPage", "Enter"]
    + ["Escape", "Tab", "BTab", "BSpace", "DC", "IC", "Space", "F1", "F5", "C-a", "C-e", "C-k", "C-u", "C-w", "C-l"]
    + [
      "+", "-", "=", "h", "j", "k", "l", "z", "Z", "r", "R", "/", "?", "g", "a", "f", "s", "y", "w", "1", "0", ".", "x",
    ]

  /// Without what ends it: `q`, its button in the last row, and `e` followed by `p`.
  @Test(arguments: zip([("p", 80, 24), ("e", 80, 24), ("p", 20, 5), ("e", 23, 7)], [UInt64](1...4)))
  func neverEndIt(_ setting: (key: String, columns: Int, rows: Int), seed: UInt64) throws {
    let playground = try PlaygroundSession("漢字 hello", columns: setting.columns, rows: setting.rows)
    var random = SeededRandom(seed: seed)
    for _ in 1...12 {
      let keys = (1...40).map { _ in (Self.keys + [setting.key]).randomElement(using: &random)! }
      try playground.press(keys)
      for _ in 1...10 {
        let button = [0, 32, 64, 65].randomElement(using: &random)!
        let (column, row) = (Int.random(in: 1...90, using: &random), Int.random(in: 1..<setting.rows, using: &random))
        try playground.terminal.send("\u{1B}[<\(button);\(column);\(row)M")
      }
      try #require(playground.screen().status == nil, "\(keys)")
    }
    // A key that nothing is bound to takes a message away.
    try playground.press("F5")
    try playground.terminal.settle()
    let shown = try playground.styledScreen()
    try playground.press("C-l")
    try playground.expectScreen(shown)
  }
}
