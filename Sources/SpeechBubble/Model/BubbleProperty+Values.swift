/// The values that properties take.
extension BubbleProperty {
  /// Whether the property takes the value as it is: of its type, in its range, with names that it knows.
  public func takes(_ value: PropertyValue) -> Bool {
    switch (kind, value) {
    case (.text, .text), (.flag, .flag): true
    case (.integer(let range), .integer(let integer)): range.contains(integer)
    case (.ratio, .fraction(let fraction)): 0...1 ~= fraction
    case (.color, .name(let name)): BubbleColor(name) != nil
    case (.choice(let names), .name(let name)): names.contains(name)
    case (.options(let known), .names(let names)): names.allSatisfy(known.contains)
    default: false
    }
  }
}

extension BubbleProperty.Kind {
  /// The values allowed, for messages: what follows the word "takes".
  package var allowed: String {
    switch self {
    case .text: "a text"
    case .integer(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .ratio: "a number from 0 to 1"
    case .flag: "true or false"
    case .color:
      "a colour: default, an ANSI name, 0 to 255, #rgb, #rrggbb, "
        + BubbleColor.semanticNames.map(\.name).joined(separator: ", ")
    case .choice(let names): "one of " + names.joined(separator: ", ")
    case .options(let names): "a list of any of " + names.joined(separator: ", ")
    }
  }
}
