/// Reads the command line by the option table.
///
/// Not `getopt_long`: it accepts abbreviations of long names, which makes every new option a breaking change; it stops
/// at the first operand where `POSIXLY_CORRECT` is set; and it writes its messages itself. Arguments are bytes, since
/// text on the command line may be ill-formed UTF-8.
struct ArgumentParser {
  private var remaining: ArraySlice<[UInt8]>
  private var settings = Settings()

  /// Options in any order among the operands; of one given twice the last wins; after `--` all are operands.
  /// `--help` and `--version` end the reading, and so does the first mistake.
  static func parse(_ arguments: [[UInt8]]) throws(UsageError) -> Settings {
    var parser = ArgumentParser(remaining: arguments[...])
    while parser.settings.information == nil, let argument = parser.remaining.popFirst() {
      try parser.read(argument)
    }
    return parser.settings
  }

  private mutating func read(_ argument: [UInt8]) throws(UsageError) {
    if argument == Array("--".utf8) {
      settings.operands += remaining
      remaining = []
    } else if argument.starts(with: "--".utf8) {
      try readLong(argument)
    } else if argument.first == UInt8(ascii: "-"), argument.count > 1 {
      try readShorts(argument)
    } else {
      settings.operands.append(argument)
    }
  }

  /// `--name`, `--no-name`, `--name value` or `--name=value`.
  private mutating func readLong(_ argument: [UInt8]) throws(UsageError) {
    let parts = argument.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
    var typed = TypedOption(spelling: parts[0])
    if parts.count == 2 {
      typed.separator = "="
      typed.value = Array(parts[1])
    }
    guard let name = String(validating: parts[0].dropFirst(2), as: UTF8.self), let (option, isOn) = Option.named(name)
    else {
      throw unknownOption(typed, name: parts[0].dropFirst(2))
    }
    try apply(option, isOn: isOn, typed)
  }

  /// `-p`, `-w 40`, `-w40`, and several behind one dash of which the last may take a value.
  private mutating func readShorts(_ argument: [UInt8]) throws(UsageError) {
    var letters = argument.dropFirst()
    while let letter = letters.popFirst() {
      guard letter < 0x80, let option = Option.named(short: Character(Unicode.Scalar(letter))) else {
        // At the start it may be a long name with one dash; further on it is a letter that there is no option for.
        let isFirst = letters.count == argument.count - 2
        let spelling = isFirst ? argument : [UInt8(ascii: "-"), letter]
        throw unknownOption(TypedOption(spelling: spelling), name: spelling.dropFirst())
      }
      var typed = TypedOption(spelling: [UInt8(ascii: "-"), letter])
      if option.valueForm != nil, !letters.isEmpty {
        typed.value = Array(letters)
        letters = []
      }
      try apply(option, isOn: true, typed)
    }
  }

  private func unknownOption(_ typed: TypedOption, name: ArraySlice<UInt8>) -> UsageError {
    let nearest = Spelling.nearest(to: String(decoding: name, as: UTF8.self), among: Option.longNames)
    return .unknownOption(typed, nearest: name.count > 1 ? nearest.map { "--" + $0 } : nil)
  }

  private mutating func apply(_ option: Option, isOn: Bool, _ typed: TypedOption) throws(UsageError) {
    var typed = typed
    switch option.action {
    case .set(let set):
      try expectNoValue(typed)
      set(&settings)
    case .toggle(let toggle):
      try expectNoValue(typed)
      toggle(isOn, &settings)
    case .take(let form, let take):
      try fetchValue(for: &typed, form)
      guard take(typed.value ?? [], &settings) else { throw .badValue(typed, form) }
    case .collect(let form, let collect):
      try fetchValue(for: &typed, form)
      try collect(typed, &settings)
    }
    settings.typed[option.name] = typed
  }

  private func expectNoValue(_ typed: TypedOption) throws(UsageError) {
    if typed.value != nil { throw .unexpectedValue(typed) }
  }

  /// A value that is not in the same argument is the next one, whatever it looks like.
  private mutating func fetchValue(for typed: inout TypedOption, _ form: ValueForm) throws(UsageError) {
    guard typed.value == nil else { return }
    guard let next = remaining.popFirst() else { throw .missingValue(typed, form) }
    typed.separator = " "
    typed.value = next
  }
}
