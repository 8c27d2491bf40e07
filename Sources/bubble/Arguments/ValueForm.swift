import SpeechBubble

/// What an option takes as its value, for help and messages.
enum ValueForm: Hashable, Sendable {
  case text, file, presetName, ratio, color
  /// A role of a conversation, and one with the preset of its bubbles.
  case role, look
  /// A number of columns, or a share of them.
  case share(ClosedRange<Int>)
  /// What a tooltip points at, in a notation or literally.
  case target, word
  /// The name of an option.
  case option
  case integer(ClosedRange<Int>)
  /// A number, or this word.
  case integerOr(ClosedRange<Int>, String)
  /// Two numbers with a comma between them, or `none`.
  case offset(ClosedRange<Int>)
  case choice([String])
  case options([String])

  /// `nil` for a flag, which takes no value.
  init?(_ kind: BubbleProperty.Kind) {
    switch kind {
    case .text: self = .text
    case .integer(let range): self = .integer(range)
    case .ratio: self = .ratio
    case .flag: return nil
    case .color: self = .color
    case .choice(let names): self = .choice(names)
    case .options(let names): self = .options(names)
    }
  }

  /// What stands for the value in help.
  var placeholder: String {
    switch self {
    case .text, .word: "TEXT"
    case .target: "TEXT|LINE:COLUMN"
    case .option: "OPTION"
    case .file: "FILE"
    case .role: "ROLE"
    case .look: "ROLE=NAME"
    case .share: "N|N%"
    case .ratio: "RATIO"
    case .color: "COLOR"
    case .integer: "N"
    case .integerOr(_, let word): "N|" + word
    case .offset: "C,R|none"
    case .choice, .presetName: "NAME"
    case .options: "NAMES"
    }
  }

  /// All the names that may be written, for suggestions.
  var names: [String] {
    switch self {
    case .text, .file, .presetName, .ratio, .integer, .role, .look, .share, .target, .word: []
    case .option: Option.longNames.map { "--" + $0 } + Option.longNames
    case .integerOr(_, let word): [word]
    case .offset: ["none"]
    case .color: ["default"] + BubbleColor.ansiNames + BubbleColor.semanticNames.map(\.name)
    case .choice(let names): names
    case .options(let names): names + ["none"]
    }
  }

  /// The part of a value that is no known name: all of it, or the first wrong one of several with commas.
  func unknownPart(of written: String) -> String {
    guard case .options = self else { return written }
    let parts = written.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    return parts.first { !names.contains($0) } ?? written
  }
}
