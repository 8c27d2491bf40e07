import BubbleFiles
import SpeechBubble

/// All messages of the command: what was typed, then what is wrong with it and what is allowed instead.
extension UsageError: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknownOption(let option, let nearest): "\(option): no such option" + Self.suggestion(nearest)
    case .missingValue(let option, let form): "\(option): needs a value: \(form)"
    case .unexpectedValue(let option): "\(option): takes no value"
    case .badValue(let option, let form): "\(option): takes \(form)" + Self.suggestion(nearest(to: option, form))
    case .contradiction(let option, let other, let allowed):
      "\(option): with \(other) it takes one of \(allowed.joined(separator: ", "))"
    case .twoModes(let option, let other): "\(option): there is \(other) already; give one of the two"
    case .textTwice(let option, let operand):
      "\(option): the text is there already, as the argument \(QuotedBytes.describe(operand)); give it only once"
    case .inputBesideText(let option): "\(option): the text is on the command line already; give one of the two"
    case .targetWithoutTooltip(let option): "\(option): there is no --tooltip before it that could point there"
    case .secondTarget(let option, let other):
      "\(option): the tooltip has \(other) already; give one --tooltip for each"
    case .tooltipWithoutTarget(let option): "\(option): points at nothing; give it an --at TARGET of its own"
    case .textBesideTooltip(let option, let text):
      "\(option): points at nothing in the text \(QuotedBytes.describe(text)); give it an --at TARGET"
    case .noTarget(let option, let target): "\(option): \(target)"
    case .noPlayground(let error): "\(error): --print prints the bubble without a playground"
    case .unknownPreset(let role, let name, let known):
      "--bubble-for \(QuotedBytes.describe(Array("\(role)=\(name)".utf8))): takes \(ValueForm.choice(known)) as the preset"
        + Self.suggestion(Spelling.nearest(to: name, among: known))
    case .noText: "no text: give it as an argument, with --text or --input FILE, or pipe it in; see --help"
    case .tooNarrow(let option, let needed): "\(option): this bubble needs at least \(needed) columns"
    }
  }

  private static func suggestion(_ name: String?) -> String { name.map { "; did you mean \($0)?" } ?? "" }

  private func nearest(to option: TypedOption, _ form: ValueForm) -> String? {
    let written = form.unknownPart(of: String(decoding: option.value ?? [], as: UTF8.self))
    return Spelling.nearest(to: written, among: form.names)
  }
}

extension ValueForm: CustomStringConvertible {
  /// What is allowed, after the word "takes".
  var description: String {
    switch self {
    case .file: "the path of a file"
    case .presetName: "a name of letters, digits, '.', '_' and '-'"
    case .role: "the name of a role"
    case .look: "a role and the name of a preset with = between them"
    case .share(let range): BubbleProperty.Kind.integer(range).allowed + ", or a share from 1% to 100%"
    case .text: BubbleProperty.Kind.text.allowed
    case .target: "a text to point at, TEXT#2 for its second place, or LINE:COLUMN, all counted from 1"
    case .word: "a text to point at"
    case .option: "the name of an option"
    case .ratio: BubbleProperty.Kind.ratio.allowed
    case .color: BubbleProperty.Kind.color.allowed
    case .integer(let range): BubbleProperty.Kind.integer(range).allowed
    case .integerOr(let range, let word): BubbleProperty.Kind.integer(range).allowed + ", or \(word)"
    case .offset(let range): "columns and rows from \(range.lowerBound) to \(range.upperBound), as in 2,1, or none"
    case .choice(let names): BubbleProperty.Kind.choice(names).allowed
    case .options(let names): "none, or any of \(names.joined(separator: ", ")) with commas between them"
    }
  }
}
