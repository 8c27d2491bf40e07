import Playground

/// A mistake on the command line.
enum UsageError: Error, Hashable, Sendable {
  case unknownOption(TypedOption, nearest: String?)
  case missingValue(TypedOption, ValueForm)
  case unexpectedValue(TypedOption)
  case badValue(TypedOption, ValueForm)
  /// The option has this value; with the other option it only takes these.
  case contradiction(TypedOption, with: TypedOption, allowed: [String])
  /// Two options that each want something else done.
  case twoModes(TypedOption, TypedOption)
  /// The text is given by `--text` and by arguments.
  case textTwice(TypedOption, operand: [UInt8])
  /// The text is given, and a file to read it from as well.
  case inputBesideText(TypedOption)
  /// What a tooltip points at, before there is a tooltip.
  case targetWithoutTooltip(TypedOption)
  /// The tooltip has a target already.
  case secondTarget(TypedOption, TypedOption)
  /// One of several tooltips points at nothing.
  case tooltipWithoutTarget(TypedOption)
  /// There is a text, but the tooltip points at nothing in it.
  case textBesideTooltip(TypedOption, text: [UInt8])
  /// The tooltip's target is not in the text.
  case noTarget(TypedOption, MissingTarget)
  /// There is no terminal that the playground could be drawn on.
  case noPlayground(PlaygroundError)
  /// There is no preset of the name that a role's bubbles shall have.
  case unknownPreset(role: String, name: String, known: [String])
  /// There is no text, and a terminal on standard input.
  case noText
  /// The bubble needs more columns than the option gives it.
  case tooNarrow(TypedOption, needed: Int)
}
