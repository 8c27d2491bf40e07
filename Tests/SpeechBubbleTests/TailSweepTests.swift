import TestSupport
import Testing

@testable import SpeechBubble

struct TailSweepTests {
  /// A larger ratio never moves the tail back; ½ is the middle; *r* and 1 − *r* mirror each other.
  @Test(arguments: ArrowPosition.allCases) func tailsFollowTheRatio(_ edge: ArrowPosition) throws {
    var random = SeededRandom(seed: 3)
    for _ in 0..<150 {
      var choice = SweepCase.dimensions.map { Int.random(in: 0..<$0.count, using: &random) }
      choice[0] = ArrowPosition.allCases.firstIndex(of: edge)!
      let positions = try (0...100).map { hundredth in
        choice[1] = hundredth
        return try SweepCase(choice: choice).bubble.measure().geometry
      }
      expectMonotonic(positions, SweepCase(choice: choice))
    }
  }

  private func expectMonotonic(_ geometries: [BubbleGeometry], _ sweep: SweepCase) {
    let tails = geometries.compactMap(\.tail)
    guard !tails.isEmpty else { return #expect(!hasTail(sweep.bubble), "\(sweep)") }
    #expect(tails.count == geometries.count, "\(sweep)")
    #expect(zip(tails, tails.dropFirst()).allSatisfy { $0.position <= $1.position }, "\(sweep)")
    #expect(Set(geometries.map(\.body)).count == 1, "\(sweep)")
    let edge = tails[0].edge.isVertical ? geometries[0].body.columns : geometries[0].body.rows
    for (tail, mirrored) in zip(tails, tails.reversed()) {
      #expect(abs(middle(tail) - (Double(edge) - middle(mirrored))) <= 1, "\(sweep)")
    }
    #expect(abs(middle(tails[50]) - Double(edge) / 2) <= 0.5, "\(sweep)")
  }

  private func hasTail(_ bubble: Bubble) -> Bool {
    bubble.arrowSize > 0 && (bubble.borderWidth > 0 || bubble.style.contains(.fill))
  }

  private func middle(_ tail: TailPlacement) -> Double { Double(tail.position) + (tail.edge.isVertical ? 0 : 0.5) }
}
