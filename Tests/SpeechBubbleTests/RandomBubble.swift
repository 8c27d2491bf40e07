import TestSupport

@testable import SpeechBubble

extension Bubble {
  /// A bubble with every property drawn at random from the values it takes.
  static func random(using random: inout SeededRandom) -> Bubble {
    var bubble = Bubble.plain
    for property in BubbleProperty.all {
      let value = property.kind.randomValue(using: &random)
      precondition(property.set(value, in: &bubble), "\(property.name) does not take \(value)")
    }
    return bubble
  }
}

extension BubbleProperty.Kind {
  func randomValue(using random: inout SeededRandom) -> PropertyValue {
    switch self {
    case .text: .text(["", "a", "é\n\"\\/", "안녕", "\u{1B}[31mred\u{1B}[0m", "👩‍👩‍👧\t\0"].randomElement(using: &random)!)
    case .integer(let range): .integer(Int.random(in: range, using: &random))
    case .ratio: .fraction(Double.random(in: 0...1, using: &random))
    case .flag: .flag(Bool.random(using: &random))
    case .color: .name(BubbleColor.random(using: &random).description)
    case .choice(let names): .name(names.randomElement(using: &random)!)
    case .options(let names): .names(names.filter { _ in Bool.random(using: &random) })
    }
  }
}

extension BubbleColor {
  fileprivate static func random(using random: inout SeededRandom) -> BubbleColor {
    func byte() -> UInt8 { UInt8.random(in: 0...255, using: &random) }
    return [.default, .label, .separator, .groupedBackground, .palette(byte()), .rgb(byte(), byte(), byte())]
      .randomElement(using: &random)!
  }
}
