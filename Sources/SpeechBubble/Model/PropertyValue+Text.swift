/// The written form of values, the same on the command line, in presets and in the playground.
extension BubbleProperty {
  /// Reads a value as people type it: numbers in plain decimal digits whatever the locale, sets as names with commas
  /// between them or `none`, `true` and `false`.
  ///
  /// - Returns: `nil` if the property does not take what is written.
  public func parse(_ written: String) -> PropertyValue? {
    literal(written).flatMap { takes($0) ? $0 : nil }
  }

  /// What is written as a value of the property's type, which need not be one of those it takes.
  private func literal(_ written: String) -> PropertyValue? {
    switch kind {
    case .text: .text(written)
    case .integer: DecimalNumber.integer(written).map(PropertyValue.integer)
    case .ratio: DecimalNumber.fraction(written).map(PropertyValue.fraction)
    case .flag: Bool(written).map(PropertyValue.flag)
    case .color, .choice: .name(written)
    case .options: .names(Self.names(written))
    }
  }

  private static func names(_ written: String) -> [String] {
    if written == "none" { return [] }
    return written.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
  }
}

extension PropertyValue: CustomStringConvertible {
  /// The value as ``BubbleProperty/parse(_:)`` reads it.
  public var description: String {
    switch self {
    case .text(let text), .name(let text): text
    case .integer(let integer): String(integer)
    case .fraction(let fraction): DecimalNumber.description(of: fraction)
    case .flag(let flag): String(flag)
    case .names(let names): names.isEmpty ? "none" : names.joined(separator: ",")
    }
  }
}
