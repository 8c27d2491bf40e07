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
    case .text: "a text"
    case .file: "the path of a file"
    case .ratio: "a number from 0 to 1"
    case .color:
      "a colour: default, an ANSI name, 0 to 255, #rgb, #rrggbb, "
        + BubbleColor.semanticNames.map(\.name).joined(separator: ", ")
    case .integer(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .integerOr(let range, let word): "a whole number from \(range.lowerBound) to \(range.upperBound), or \(word)"
    case .choice(let names): "one of " + names.joined(separator: ", ")
    case .options(let names): "none, or any of \(names.joined(separator: ", ")) with commas between them"
    }
  }
}
