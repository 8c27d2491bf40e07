/// The written form of values, the same on the command line, in presets and in the playground.
extension BubbleProperty {
  /// Reads a value as people type it: numbers in plain decimal digits whatever the locale, sets as names with commas
  /// between them or `none`, `true` and `false`.
  ///
  /// - Returns: `nil` if the property does not take what is written.
  public func parse(_ written: String) -> PropertyValue? {
    switch kind {
    case .text: .text(written)
    case .integer(let range): DecimalNumber.integer(written).flatMap { range.contains($0) ? .integer($0) : nil }
    case .ratio: DecimalNumber.fraction(written).flatMap { 0...1 ~= $0 ? .fraction($0) : nil }
    case .flag: Bool(written).map(PropertyValue.flag)
    case .color: BubbleColor(written) == nil ? nil : .name(written)
    case .choice(let names): names.contains(written) ? .name(written) : nil
    case .options(let names): Self.parseNames(written, known: names)
    }
  }

  private static func parseNames(_ written: String, known: [String]) -> PropertyValue? {
    if written == "none" { return .names([]) }
    let names = written.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    return names.allSatisfy(known.contains) ? .names(names) : nil
  }
}

extension PropertyValue: CustomStringConvertible {
  /// The value as ``BubbleProperty/parse(_:)`` reads it.
  public var description: String {
    switch self {
    case .text(let text), .name(let text): text
    case .integer(let integer): String(integer)
    case .fraction(let fraction): "\(fraction)"
    case .flag(let flag): String(flag)
    case .names(let names): names.isEmpty ? "none" : names.joined(separator: ",")
    }
  }
}
