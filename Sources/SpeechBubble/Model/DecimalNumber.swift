/// Numbers as the command line, presets and the playground take them: decimal digits and a point, in any locale.
/// Hexadecimal, exponents, signs (but for a minus zero), infinity and NaN are not numbers here.
public enum DecimalNumber {
  public static func integer(_ written: String) -> Int? {
    let digits = unsigned(written)
    guard !digits.isEmpty, digits.allSatisfy(isDigit), let value = Int(String(digits)) else { return nil }
    return isAllowed(sign: written, value: Double(value)) ? value : nil
  }

  public static func fraction(_ written: String) -> Double? {
    let digits = unsigned(written)
    let parts = digits.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard digits.contains(where: isDigit), parts.allSatisfy({ $0.allSatisfy(isDigit) }),
      let value = Double("0" + digits + (parts.count == 2 ? "0" : ""))
    else { return nil }
    return isAllowed(sign: written, value: value) ? value : nil
  }

  /// Writes a number from 0 to 1 as ``fraction(_:)`` reads it: no exponent, and just as many digits as tell it apart from
  /// every other number.
  public static func description(of fraction: Double) -> String {
    let parts = "\(fraction)".split(separator: "e-")
    guard fraction > 0, parts.count == 2, let exponent = Int(parts[1]) else { return "\(fraction)" }
    return "0." + String(repeating: "0", count: exponent - 1) + parts[0].filter(isDigit)
  }

  private static func unsigned(_ written: String) -> Substring {
    written.hasPrefix("-") ? written.dropFirst() : written[...]
  }

  private static func isAllowed(sign written: String, value: Double) -> Bool {
    value == 0 || !written.hasPrefix("-")
  }

  private static func isDigit(_ character: Character) -> Bool { "0"..."9" ~= character && character.utf8.count == 1 }
}
