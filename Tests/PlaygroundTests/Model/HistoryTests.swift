import Testing

@testable import Playground

@Suite struct HistoryTests {
  @Test func thousandsOfStepsCanBeUndone() {
    var history = History(0)
    for value in 1...5000 { history.current = value }
    for value in (0..<5000).reversed() {
      expectEqual(history.undo(), true)
      #expect(history.current == value)
    }
    expectEqual(history.undo(), false)
    for value in 1...5000 {
      expectEqual(history.redo(), true)
      #expect(history.current == value)
    }
    expectEqual(history.redo(), false)
  }

  @Test func equalValuesAreNoSteps() {
    var history = History(1)
    history.current = 1
    expectEqual(history.undo(), false)
  }

  @Test func changeEndsWhatCouldBeDoneAgain() {
    var history = History(0)
    history.current = 1
    history.undo()
    history.current = 2
    expectEqual(history.redo(), false)
    #expect(history.current == 2)
  }

  @Test func gestureIsOneStep() {
    var history = History(0)
    history.open()
    for value in 1...9 { history.current = value }
    history.open()
    history.current = 10
    history.commit()
    history.current = 11
    history.undo()
    #expect(history.current == 10)
    history.undo()
    #expect(history.current == 0)
    expectEqual(history.undo(), false)
  }

  @Test func gestureThatLeadsBackIsNoStep() {
    var history = History(0)
    history.open()
    history.current = 1
    history.current = 0
    history.commit()
    expectEqual(history.undo(), false)
  }

  @Test func cancelledGestureLeavesNothing() {
    var history = History(0)
    history.current = 1
    history.undo()
    history.open()
    history.current = 2
    history.cancel()
    #expect(history.current == 0)
    history.redo()
    #expect(history.current == 1)
  }

  @Test func limitDropsTheOldest() {
    var history = History(0)
    for value in 1...History<Int>.limit + 5 { history.current = value }
    while history.undo() {}
    #expect(history.current == 5)
  }
}
