import SpeechBubble
import Testing

@testable import bubble

/// Where the automatic width comes from.
@Suite struct WidthDecisionTests {
  @Test(
    arguments: [
      (nil, nil, nil, 80), (132, "40", 50, 132), (nil, "40", 50, 40), (nil, nil, 50, 50), (nil, "0", 50, 50),
      (nil, "-5", nil, 80), (nil, "abc", nil, 80), (nil, "", nil, 80), (nil, " 40", nil, 80), (nil, "+40", nil, 80),
      (nil, "40.5", nil, 80), (nil, "0x28", nil, 80), (nil, "４０", nil, 80), (nil, "007", nil, 7),
      (nil, "99999999999", nil, 10_000), (nil, "99999999999999999999999", nil, 10_000), (20_000, nil, nil, 10_000),
      (1, nil, nil, 1),
    ] as [(Int?, String?, Int?, Int)])
  func available(_ output: Int?, _ columns: String?, _ error: Int?, _ expected: Int) {
    var surroundings = Surroundings()
    surroundings.environment["COLUMNS"] = columns
    surroundings.output.columns = output
    surroundings.error.columns = error
    #expect(WidthDecision.available(in: surroundings) == expected)
  }

  @Test(
    arguments: [
      (nil, .atMost(80)), (.unlimited, .unlimited), (.exactly(2), .exactly(2)), (.atMost(2), .atMost(2)),
    ] as [(WidthLimit?, WidthLimit)])
  func limit(_ width: WidthLimit?, _ expected: WidthLimit) {
    #expect(WidthDecision.limit(width, available: 80, least: 6) == expected)
  }

  @Test func automaticWidthNeverFails() {
    #expect(WidthDecision.limit(nil, available: 1, least: 6) == .atMost(6))
  }
}
