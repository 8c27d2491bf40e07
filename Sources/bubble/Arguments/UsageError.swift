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
  /// There is no terminal that the playground could be drawn on.
  case noPlayground(PlaygroundError)
  /// There is no preset of the name that a role's bubbles shall have.
  case unknownPreset(role: String, name: String, known: [String])
  /// There is no text, and a terminal on standard input.
  case noText
  /// The bubble needs more columns than the option gives it.
  case tooNarrow(TypedOption, needed: Int)
}
