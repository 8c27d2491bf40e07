import Testing

@testable import TerminalText

/// Every control, and every byte that can end a sequence, between two letters.
@Suite struct ControlSweepTests {
  private static let lineEnds: Set<UInt32> = [0x0A, 0x0B, 0x0C, 0x0D, 0x85]
  /// Those that swallow the letter behind them: string controls, CSI, ESC.
  private static let openers: Set<UInt32> = [0x1B, 0x90, 0x98, 0x9B, 0x9D, 0x9E, 0x9F]

  private func text(of value: UInt32) throws -> String { String(try #require(Unicode.Scalar(value))) }

  private func expected(_ value: UInt32) -> String {
    if value == 0x09 { return "a\tb" }
    if Self.lineEnds.contains(value) { return "a\nb" }
    return Self.openers.contains(value) ? "a" : "ab"
  }

  @Test(arguments: Array(0x00...0x1F) + Array(0x7F...0x9F))
  func control(_ value: UInt32) throws {
    let control = try text(of: value)
    for policy in [ControlPolicy.keep, .strip] {
      #expect(notation(StyledText("a\(control)b", policy: policy)) == expected(value))
    }
    let shown = notation(StyledText("a\(control)b", policy: .show))
    if value == 0x09 || Self.lineEnds.contains(value) {
      #expect(shown == expected(value))
    } else {
      let picture = value < 0x20 ? 0x2400 + value : value == 0x7F ? 0x2421 : 0xFFFD
      #expect(shown == "a\(try text(of: picture))b")
    }
  }

  @Test(arguments: Array(0x20...0x7E))
  func escape(_ final: UInt32) throws {
    let expected =
      switch final {
      case 0x20...0x2F: "a"  // An intermediate, which takes the letter as its final byte.
      case 0x40...0x5F: self.expected(final + 0x40)
      default: "ab"
      }
    for policy in [ControlPolicy.keep, .strip] {
      #expect(notation(StyledText("a\u{1B}\(try text(of: final))b", policy: policy)) == expected)
    }
    #expect(notation(StyledText("a\u{1B}\(try text(of: final))b", policy: .show)) == "a␛\(try text(of: final))b")
  }

  @Test(arguments: Array(0x20...0x7E), ["\u{1B}[", "\u{9B}"])
  func sequence(_ final: UInt32, _ introducer: String) throws {
    let end = try text(of: final)
    let isFinal = final >= 0x40
    #expect(notation(StyledText("a\(introducer)\(end)b")) == (isFinal ? "ab" : "a"))
    #expect(notation(StyledText("a\(introducer)1;2\(end)b", policy: .strip)) == (isFinal ? "ab" : "a"))
    #expect(notation(StyledText("a\(introducer)?1\(end)b")) == (isFinal ? "ab" : "a"))
    #expect(notation(StyledText("a\(introducer)1 \(end)b")) == (isFinal ? "ab" : "a"))
    let styled = notation(StyledText("a\(introducer)1\(end)b"))
    #expect(styled == (end == "m" ? "a‹bold›b" : isFinal ? "ab" : "a"))
  }

  @Test func singleBytesOfC1AreIllFormed() {
    for byte in UInt8(0x80)...0x9F {
      #expect(notation(filter([0x61, byte, 0x62])) == "a\u{FFFD}b")
    }
  }
}
