import SpeechBubble
import TestSupport
import Testing

/// Every property is changed by the keyboard, and changed back.
@Suite struct PropertyKeysTests {
  @Test func changesAllProperties() {
    #expect(Set(PropertyChange.all.map(\.property)) == Set(BubbleProperty.all.map(\.name)))
    #expect(BubbleProperty.all.count == 15)
  }

  @Test(arguments: PropertyChange.all)
  func changesAndChangesBack(_ change: PropertyChange) throws {
    let playground = try PlaygroundSession(change.start)
    try playground.select(change.property)
    let start = try playground.styledScreen()
    try playground.expectBubble(change.start, on: start)
    try playground.perform(change.strokes)
    let changed = try playground.styledScreen()
    try playground.expectBubble(change.result, on: changed)
    #expect(BubblePicture(onScreen: changed.rows) != BubblePicture(onScreen: start.rows))

    try playground.perform([.times(change.steps, "z")] + change.unmarking)
    try playground.expectScreen(start)
    try playground.press("z")
    #expect(try playground.screen().contains("nothing to undo"))
    try playground.perform(.times(change.steps, "Z"))
    #expect(try playground.picture() == BubblePicture(onScreen: changed.rows))
    try playground.perform(.times(change.steps, "z"))
    try playground.expectScreen(start)

    try playground.perform(change.strokes + change.inverse)
    try playground.expectScreen(start)
  }
}
