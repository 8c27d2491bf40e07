import Playground
import SpeechBubble
import TestSupport

/// Designs with everything drawn at random.
enum RandomDesign {
  /// So many designs, the same ones in every run.
  static func designs(_ count: Int, seed: UInt64) -> [Design] {
    var random = SeededRandom(seed: seed)
    return (0..<count).map { _ in design(using: &random) }
  }

  private static func design(using random: inout SeededRandom) -> Design {
    var bubble = Bubble("", style: .line, arrowPosition: .bottom)
    // Left at its default now and then, as most properties are by most people.
    for property in BubbleProperty.all where property.isRequired || Int.random(in: 0..<4, using: &random) > 0 {
      let value = value(of: property, using: &random)
      precondition(property.set(value, in: &bubble), "\(property.name) does not take \(value)")
    }
    return Design(
      bubble, width: width(least: bubble.leastColumns, using: &random),
      glyphs: ([nil] + GlyphSet.named).randomElement(using: &random)!,
      appearance: ([nil] + Appearance.allCases).randomElement(using: &random)!)
  }

  private static func value(of property: BubbleProperty, using random: inout SeededRandom) -> PropertyValue {
    switch property.kind {
    case .text: .text(NastyText.random(using: &random))
    case .integer(let range): .integer(integers(of: property, in: range).randomElement(using: &random)!)
    case .ratio: .fraction((ratios + [Double.random(in: 0...1, using: &random)]).randomElement(using: &random)!)
    case .flag: .flag(Bool.random(using: &random))
    case .color: .name(color(using: &random).description)
    case .choice(let names): .name(names.randomElement(using: &random)!)
    case .options(let names): .names(names.filter { _ in Bool.random(using: &random) })
    }
  }

  /// An inset is drawn, whatever its size, so that the largest would be a picture of two hundred million cells.
  private static func integers(of property: BubbleProperty, in range: ClosedRange<Int>) -> [Int] {
    let most = property.name == "textInset" ? 40 : range.upperBound
    return [0, 1, 2, 3, 4, 7, 12, most].filter(range.contains)
  }

  private static let ratios: [Double] = [0, -0.0, 1, 1 / 3, 0.1 + 0.2, 1e-5, 1e-300, 1.0.nextDown, 0.25]

  private static func color(using random: inout SeededRandom) -> BubbleColor {
    func byte() -> UInt8 { UInt8.random(in: 0...255, using: &random) }
    return [.default, .label, .separator, .groupedBackground, .palette(byte()), .rgb(byte(), byte(), byte())]
      .randomElement(using: &random)!
  }

  private static func width(least: Int, using random: inout SeededRandom) -> WidthLimit? {
    let columns = least + [0, 1, Int.random(in: 2...40, using: &random), 100].randomElement(using: &random)!
    return [nil, nil, .atMost(columns), .exactly(columns), .unlimited].randomElement(using: &random)!
  }
}
