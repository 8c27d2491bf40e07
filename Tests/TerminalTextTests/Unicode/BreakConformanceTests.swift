import Testing

@testable import TerminalText

/// The tests that come with UAX #14 and UAX #29, every line of them.
struct BreakConformanceTests {
  @Test func lineBreaksAreThoseOfTheStandardsTests() throws {
    try expectConformance("LineBreakTest", count: 7654, "line-break tests") { scalars in
      var breaker = LineBreaker()
      return scalars.indices.map { index in
        var rest = scalars[(index + 1)...].makeIterator()
        return breaker.opportunity(before: scalars[index]) { rest.next() } != .prohibited
      }
    }
  }

  @Test func graphemeBreaksAreThoseOfTheStandardsTests() throws {
    try expectConformance("GraphemeBreakTest", count: 602, "grapheme tests") { scalars in
      var breaker = GraphemeBreaker()
      return scalars.map { breaker.isBoundary(before: $0) }
    }
  }

  /// - Parameter breaks: Whether there is a break before each scalar.
  private func expectConformance(
    _ file: String, count: Int, _ name: String, breaks: ([ScalarProperties]) -> [Bool]
  ) throws {
    var passed = 0
    let lines = try testLines(file)
    for line in lines {
      let properties = scalars(hex: line).map { ScalarProperties(scalarValue: $0.value) }
      let expected = line.filter { $0 == "|" || $0 == "-" }.dropLast().map { $0 == "|" }
      if Array(breaks(properties).dropFirst()) == expected { passed += 1 } else { Issue.record("\(line)") }
    }
    print("\(passed) of \(lines.count) \(name)")
    #expect(passed == count)
  }
}
