import TerminalText
import TestSupport
import Testing

@testable import SpeechBubble

struct SpeechBubbleViewTests {
  private let view = SpeechBubbleView(Bubble("Hi there, friend", style: .line, arrowPosition: .bottom))

  /// The law: after any sequence of changes the grid equals a fresh render of the same values.
  @Test func picturesAreThoseOfFreshRenders() {
    var random = SeededRandom(seed: 4)
    let view = SpeechBubbleView(Bubble("Hi", style: .line, arrowPosition: .bottom))
    var changes = 0
    while changes < 10_000 {
      let count = Int.random(in: 1...3, using: &random)
      view.update { view in
        for _ in 0..<count { Self.changeSomething(of: view, using: &random) }
      }
      changes += count
      #expect(picture(view) == fresh(view), "after \(changes) changes: \(view.bubble)")
    }
  }

  private func picture(_ view: SpeechBubbleView) -> Result<Grid, BubbleError> {
    Result { () throws(BubbleError) in try view.grid() }
  }

  private func fresh(_ view: SpeechBubbleView) -> Result<Grid, BubbleError> {
    Result { () throws(BubbleError) in try view.bubble.measure(view.options, controls: view.controls).render() }
  }

  private static func changeSomething(of view: SpeechBubbleView, using random: inout SeededRandom) {
    let colors: [BubbleColor] = [.label, .separator, .groupedBackground, .default, .palette(3), .rgb(1, 2, 3)]
    let texts = [
      "", "a", "Hi there, friend", "한국어 텍스트\n둘째 줄", "\u{1b}[31mred\u{1b}[0m and plain words", "one\n\ntwo\tthree",
    ]
    switch Int.random(in: 0...18, using: &random) {
    case 0: view.text = texts.randomElement(using: &random)!
    case 1: view.font = FontTraits(rawValue: UInt8.random(in: 0...127, using: &random))
    case 2: view.numberOfLines = Int.random(in: 0...3, using: &random)
    case 3: view.textAlignment = TextAlignment.allCases.randomElement(using: &random)!
    case 4: view.textColor = colors.randomElement(using: &random)!
    case 5: view.textInset = Int.random(in: 0...3, using: &random)
    case 6: view.filledColor = colors.randomElement(using: &random)!
    case 7: view.borderColor = colors.randomElement(using: &random)!
    case 8: view.borderWidth = Int.random(in: 0...3, using: &random)
    case 9: view.style = BubbleStyle(rawValue: UInt8.random(in: 0...7, using: &random))
    case 10: view.clipsToBounds = Bool.random(using: &random)
    case 11: view.cornerRadius = Int.random(in: 0...9, using: &random)
    case 12: view.arrowSize = Int.random(in: 0...4, using: &random)
    case 13: view.arrowPosition = ArrowPosition.allCases.randomElement(using: &random)!
    case 14: view.arrowPositionRatio = Double.random(in: 0...1, using: &random)
    case 15: view.options.width = [.unlimited, .atMost(12), .exactly(20), .atMost(4)].randomElement(using: &random)!
    case 16: view.options.glyphs = [.unicode, .double, .ascii].randomElement(using: &random)!
    case 17: view.controls = ControlPolicy.allCases.randomElement(using: &random)!
    default: view.bubble = Bubble("fresh", style: .fill, arrowPosition: .left)
    }
  }

  @Test func observersAreToldOnceAChange() {
    var told = 0
    let id = view.observe { _ in told += 1 }
    view.cornerRadius = 4
    #expect(told == 1)
    view.cornerRadius = 4
    view.borderWidth = 1
    #expect(told == 1, "an equal value is no change")
    view.borderWidth = 7
    view.borderWidth = 3
    #expect(told == 2, "7 is clamped to 3")
    view.update { view in
      view.text = "other"
      view.arrowSize = 2
      view.update { $0.arrowSize = 3 }
    }
    #expect(told == 3)
    view.update { view in
      view.text = "there"
      view.text = "other"
    }
    #expect(told == 3, "changes that undo each other are none")
    view.removeObserver(id)
    view.text = "unheard"
    #expect(told == 3)
  }

  @Test func observersMayChangeTheView() throws {
    view.observe { $0.arrowSize = 2 }
    view.arrowSize = 1
    view.text = "changed"
    #expect(view.arrowSize == 2)
  }

  @Test func changesMakeOnlyWhatTheyMust() throws {
    view.options.width = .atMost(30)
    _ = try view.grid()
    func passes(of change: () -> Void) throws -> [DrawingStage: Int] {
      let before = view.passes
      change()
      _ = try view.grid()
      return view.passes.merging(before) { $0 - $1 }.filter { $0.value > 0 }
    }
    #expect(try passes { view.textColor = .palette(1) } == [.paint: 1])
    #expect(try passes { view.textAlignment = .left } == [.paint: 1])
    #expect(try passes { view.font = .bold } == [.paint: 1])
    #expect(try passes { view.arrowPositionRatio = 0.25 } == [.geometry: 1, .paint: 1])
    #expect(try passes { view.style = .dottedLine } == [.geometry: 1, .paint: 1])
    #expect(try passes { view.arrowPosition = .top } == [.geometry: 1, .paint: 1])
    #expect(try passes { view.textInset = 2 } == [.text: 1, .geometry: 1, .paint: 1])
    #expect(try passes { view.text = "new" } == [.text: 1, .geometry: 1, .paint: 1])
    #expect(try passes {} == [:])
  }
}
