import TestSupport
import Testing

@testable import TerminalText

struct ClusterReaderTests {
  /// Scalars that join, part, or change the width of their neighbours.
  static let nasty: [Unicode.Scalar] = [
    "a", " ", "\t", "\n", "é", "\u{301}", "\u{200D}", "\u{FE0F}", "\u{FE0E}", "👩", "💻", "🏽", "🇰", "🇷", "1", "\u{20E3}",
    "한", "\u{1100}", "\u{1161}", "\u{11A8}", "ｶ", "ﾞ", "ค", "\u{E33}", "\u{600}", "\u{903}", "\u{200B}", "\u{AD}",
    "\u{E0067}",
    "א", "\u{10FFFF}",
  ]

  @Test(arguments: [("\u{600} a", ["\u{600}", " ", "a"]), (" \u{301}", [" \u{301}"]), ("\u{600}a", ["\u{600}a"])])
  func aSpaceJoinsNothingBeforeIt(_ text: String, _ expected: [String]) {
    let utf8 = Array(text.utf8)
    let clusters = utf8.withUnsafeBufferPointer { utf8 in
      var reader = ClusterReader(utf8, utf8.indices, metrics: CellMetrics())
      var clusters: [String] = []
      while let cluster = reader.next() {
        clusters.append(String(decoding: utf8[cluster.start..<cluster.end], as: UTF8.self))
      }
      return clusters
    }
    #expect(clusters == expected)
  }

  @Test func clustersJoinedGiveTheTextBack() {
    var random = SeededRandom(seed: 1)
    for _ in 0..<2000 {
      var text = string(
        (0..<Int.random(in: 0...30, using: &random)).map { _ in Self.nasty.randomElement(using: &random)! })
      let metrics = CellMetrics()
      text.withUTF8 { utf8 in
        var reader = ClusterReader(utf8, utf8.indices, metrics: metrics)
        var end = 0
        while let cluster = reader.next() {
          #expect(cluster.start == end && cluster.end > end)
          end = cluster.end
        }
        #expect(end == utf8.count)
      }
    }
  }
}
