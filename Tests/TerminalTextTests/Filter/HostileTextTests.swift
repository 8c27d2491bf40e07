import TestSupport
import Testing

@testable import TerminalText

/// Bytes in any pieces, and bytes at random.
@Suite struct HostileTextTests {
  private static let nasty: [UInt8] =
    [0xEF, 0xBB, 0xBF, 0xF0, 0x9F, 0x98] + Array("e\u{301}\u{1B}[1;38:2::1:2:3mä\r\n\t\u{301}漢\r".utf8)
    + Array("\u{1B}]8;id=ä;https://x\u{1B}\\👩‍👩‍👧\u{1B}]0;\r\n\u{9B}7mx\u{85}\u{2028}\u{202E}".utf8)
    + [0xED, 0xA0, 0x80, 0xC0, 0xAF, 0xFF, 0xE2, 0x80] + Array("\u{1B}P+q\u{9C}\u{FFFD}b\n\r\n".utf8) + [
      0xF4, 0x8F, 0xBF,
    ]

  @Test(arguments: ControlPolicy.allCases, [false, true])
  func everyPairOfCuts(_ policy: ControlPolicy, _ isASCII: Bool) {
    let bytes = Self.nasty
    let whole = filter(bytes, policy: policy, isASCII: isASCII)
    expectSafe(whole)
    #expect(filter(bytes, policy: policy, isASCII: isASCII, cuts: Array(bytes.indices)) == whole)
    for first in bytes.indices {
      for second in first..<bytes.count {
        let cut = filter(bytes, policy: policy, isASCII: isASCII, cuts: [first, second])
        if cut != whole { Issue.record("cut at \(first) and \(second): \(notation(cut))") }
      }
    }
  }

  @Test(arguments: ControlPolicy.allCases, 0..<150)
  func randomBytes(_ policy: ControlPolicy, _ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let pieces: [[UInt8]] =
      [[0x1B], [0x1B, 0x5B], [0x1B, 0x5D], [0x9B], [0xC2], [0x07], [0x0D], [0x0A], [0x09], [0x6D], [0x3B], [0x3A]]
      + ["8;;http://x\u{07}", "38;5;", "\u{301}", "\u{200D}", "🇩", "👩", "ก\u{E33}", "1", "\u{9B}", "\u{202D}", "한"]
      .map { Array($0.utf8) }
    let bytes = (0..<200).flatMap { _ in
      random.next() % 3 == 0 ? [UInt8(truncatingIfNeeded: random.next())] : pieces.randomElement(using: &random) ?? []
    }
    let cuts = (0..<9).map { _ in Int.random(in: 0...bytes.count, using: &random) }.sorted()
    let text = filter(bytes, policy: policy, cuts: cuts)
    expectSafe(text, "seed \(seed)")
    #expect(text == filter(bytes, policy: policy))
    if policy != .keep { #expect(text.runs.isEmpty && text.links.isEmpty) }
    if policy == .strip { #expect(text.utf8 == filter(bytes).utf8) }
  }

  @Test(arguments: 0..<200)
  func decodesAsTheStandardLibraryDoes(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let edges: [UInt8] = [
      0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC1, 0xC2, 0xDF, 0xE0, 0xE2, 0xED, 0xEF, 0xF0, 0xF4, 0xF5,
    ]
    let bytes = (0..<99).map { _ in edges.randomElement(using: &random) ?? 0 }
    var scalars = String.UnicodeScalarView()
    bytes.withUnsafeBufferPointer { buffer in
      var position = 0
      while position < buffer.count {
        let decoded = ScalarDecoder.decode(buffer, at: position) ?? (ScalarDecoder.replacement, buffer.count - position)
        scalars.append(decoded.scalar)
        position += decoded.length
      }
    }
    #expect(Array(scalars) == Array(String(decoding: bytes, as: UTF8.self).unicodeScalars))
  }

  @Test func findsWhereASCIIEnds() {
    for length in 0..<40 {
      for byte in UInt8.min...UInt8.max {
        let bytes = [UInt8](repeating: 0x20, count: length) + [byte] + [UInt8](repeating: 0x7E, count: 9)
        let end = bytes.withUnsafeBufferPointer { PrintableASCII.end(of: $0, from: 0) }
        let expected = (0x20...0x7E).contains(byte) ? bytes.count : length
        if end != expected { Issue.record("\(byte) after \(length) is taken to be at \(end)") }
      }
    }
  }
}
