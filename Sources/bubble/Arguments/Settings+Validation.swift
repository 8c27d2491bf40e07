/// What options mean together; checked before anything is read.
extension Settings {
  func validate() throws(UsageError) {
    try validateText()
    try expect(
      "glyphs", [.unicode, .double], glyphs, beside: "ambiguous-width", ambiguousWidth == .two,
      allowed: [GlyphChoice.auto, .ascii])
    try expect(
      "color", [.always, .ansi16, .ansi256, .trueColor], color, beside: "format", format == .text,
      allowed: [ColorChoice.auto, .never])
    try expect(
      "color", [.never], color, beside: "format", format == .ansi,
      allowed: ColorChoice.allCases.filter { $0 != .never })
  }

  private func validateText() throws(UsageError) {
    if let option = typed["text"], let operand = operands.first { throw .textTwice(option, operand: operand) }
    if let option = typed["input"], givenText != nil { throw .inputBesideText(option) }
  }

  /// Throws if the option has one of the `refused` values while the other option is as the condition says.
  private func expect<Value: Choice & Equatable>(
    _ name: String, _ refused: [Value], _ value: Value, beside other: String, _ condition: Bool, allowed: [Value]
  ) throws(UsageError) {
    guard condition, refused.contains(value), let option = typed[name], let reason = typed[other] else { return }
    throw .contradiction(option, with: reason, allowed: allowed.map(\.rawValue))
  }
}
