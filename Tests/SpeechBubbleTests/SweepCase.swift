import TestSupport

@testable import SpeechBubble

/// One point of the sweep over everything geometry depends on.
struct SweepCase: CustomStringConvertible {
  /// The values of each dimension; their order is that of ``choice``.
  static let dimensions: [(name: String, count: Int)] = [
    ("edge", 4), ("ratio", 101), ("arrowSize", 7), ("columns", 41), ("rows", 8), ("inset", 4), ("radius", 13),
    ("glyphs", 4), ("border", 4), ("style", 8),
  ]
  static let glyphSets: [GlyphSet] = [.unicode, .double, .ascii, .console]

  var choice: [Int]

  var textColumns: Int { choice[3] }
  var textRows: Int { choice[4] + 1 }
  var glyphs: GlyphSet { Self.glyphSets[choice[7]] }
  var border: Int { choice[8] }

  var bubble: Bubble {
    Bubble(text, style: BubbleStyle(rawValue: UInt8(choice[9])), arrowPosition: ArrowPosition.allCases[choice[0]])
      .arrowPositionRatio(Double(choice[1]) / 100).arrowSize(choice[2]).textInset(choice[5]).cornerRadius(choice[6])
      .borderWidth(border)
  }

  /// The first row is the widest.
  private var text: String {
    (0..<textRows).map { String(repeating: "x", count: textColumns * (textRows - $0) / textRows) }
      .joined(separator: "\n")
  }

  var description: String {
    zip(Self.dimensions, choice).map { "\($0.name) \($1)" }.joined(separator: ", ")
  }

  /// Every pair of values of any two dimensions, the others drawn at random.
  static func everyPair(seed: UInt64) -> [SweepCase] {
    var random = SeededRandom(seed: seed)
    var cases: [SweepCase] = []
    for one in dimensions.indices {
      for other in (one + 1)..<dimensions.count {
        for value in 0..<dimensions[one].count {
          for otherValue in 0..<dimensions[other].count {
            var choice = dimensions.map { Int.random(in: 0..<$0.count, using: &random) }
            choice[one] = value
            choice[other] = otherValue
            cases.append(SweepCase(choice: choice))
          }
        }
      }
    }
    return cases
  }
}
