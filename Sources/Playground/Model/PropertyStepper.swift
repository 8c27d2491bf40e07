import SpeechBubble

/// The value some steps away from another: numbers end at the ends of their range, names go round in a circle.
struct PropertyStepper {
  let property: BubbleProperty

  /// - Returns: `nil` where values have no order: texts, and sets of names.
  func value(_ steps: Int, from value: PropertyValue) -> PropertyValue? {
    switch (property.kind, value) {
    case (.integer(let range), .integer(let integer)):
      .integer(min(max(integer + steps, range.lowerBound), range.upperBound))
    case (.ratio, .fraction(let fraction)): .fraction(Self.ratio(fraction, steps))
    case (.flag, .flag(let flag)): .flag(steps.isMultiple(of: 2) ? flag : !flag)
    case (.choice(let names), .name(let name)): .name(Self.name(steps, from: name, in: names))
    case (.color, .name(let name)): .name(Self.name(steps, from: name, in: Self.colors))
    default: nil
    }
  }

  /// A step is a hundredth; what lies between two is left behind with the first.
  private static func ratio(_ ratio: Double, _ steps: Int) -> Double {
    min(max((ratio * 100).rounded() + Double(steps), 0), 100) / 100
  }

  /// All colours that have a name, with the semantic ones first.
  static let colors = BubbleColor.semanticNames.map(\.name) + ["default"] + BubbleColor.ansiNames

  /// A name that is none of these, such as a colour by number, counts as the one before the first.
  private static func name(_ steps: Int, from name: String, in names: [String]) -> String {
    let index = (names.firstIndex(of: name) ?? (steps > 0 ? -1 : 0)) + steps
    return names.inCircle(index)
  }
}
