import SpeechBubble
import TestSupport
import Testing

@Suite struct DecimalNumberTests {
  @Test(arguments: [
    (0, "0.0"), (1, "1.0"), (0.25, "0.25"), (1e-5, "0.00001"), (1.25e-7, "0.000000125"),
    (1.0.nextDown, "0.9999999999999999"),
  ])
  func fractionsAreWrittenWithoutExponent(_ fraction: Double, _ expected: String) {
    #expect(DecimalNumber.description(of: fraction) == expected)
  }

  /// From the smallest number there is to 1: numbers drawn by their bits, since most of them are tiny.
  @Test func fractionsAreReadBack() {
    var random = SeededRandom(seed: 5)
    let drawn = (0..<1000).map { _ in Double(bitPattern: .random(in: 0...1.0.bitPattern, using: &random)) }
    for fraction in [.leastNonzeroMagnitude, .leastNormalMagnitude, -0.0] + drawn {
      #expect(DecimalNumber.fraction(DecimalNumber.description(of: fraction)) == fraction)
    }
  }
}
