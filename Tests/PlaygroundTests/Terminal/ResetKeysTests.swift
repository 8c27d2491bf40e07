import TestSupport
import Testing

@Suite struct ResetKeysTests {
  private static let changed = [
    "--font", "bold", "--text-inset", "3", "--style", "fill,line", "--arrow-position", "top", "--border-width", "2",
  ]

  @Test func resetsAProperty() throws {
    let playground = try PlaygroundSession(Self.changed + ["Hello"])
    try playground.select("textInset")
    try playground.press("r")
    let others = Self.changed.filter { !["--text-inset", "3"].contains($0) }
    try playground.expectBubble(others + ["Hello"])
    try playground.select("font")
    try playground.press("r")
    try playground.expectBubble(others.filter { !["--font", "bold"].contains($0) } + ["Hello"])
    try playground.press("z", "z")
    try playground.expectBubble(Self.changed + ["Hello"])
  }

  @Test func resetsTheTextToWhatItWas() throws {
    let playground = try PlaygroundSession("Hello")
    try playground.perform(.keys("Enter"), .text(", world"), .escape)
    try playground.expectBubble("Hello, world")
    try playground.press("r")
    try playground.expectBubble("Hello")
  }

  @Test func resetsAllButTheText() throws {
    let playground = try PlaygroundSession(Self.changed + ["Hello"])
    let start = try playground.styledScreen()
    try playground.perform(.keys("Enter"), .text(", world"), .escape, .keys("R"))
    try playground.expectBubble("Hello, world")
    try playground.press("z", "z")
    try playground.expectScreen(start)
  }
}
