/// Text in a form that a POSIX shell reads back byte for byte, and that can be shown as it is: its only control
/// characters are line feeds.
enum ShellQuoting {
  /// One word of a command:
  ///
  ///     ShellQuoting.word("fill,line")  // fill,line
  ///     ShellQuoting.word("it's")       // 'it'\''s'
  ///     ShellQuoting.word("a\tb")       // "$(printf 'a\011b')"
  ///
  /// NUL, which no word of a command can hold, gets lost; ``printing(_:)`` has it.
  static func word(_ text: String) -> String {
    if isPlain(text) { return text }
    if holdsNoActiveCharacter(text) { return quoted(text) }
    // A command substitution takes away the line feeds at its end.
    let scalars = text.unicodeScalars
    let end = scalars.lastIndex { $0 != "\n" }.map(scalars.index(after:)) ?? scalars.startIndex
    let lineFeeds = String(scalars[end...])
    return "\"$(\(printing(String(scalars[..<end]))))\"" + (lineFeeds.isEmpty ? "" : quoted(lineFeeds))
  }

  /// The command that prints a text: `printf '50%%\n'`.
  static func printing(_ text: String) -> String {
    var format = ""
    for scalar in text.unicodeScalars {
      // With a dash in front the format would be an option.
      format += format.isEmpty && scalar == "-" ? octal(scalar) : escaped(scalar)
    }
    return "printf '\(format)'"
  }

  /// Whether a text can stand between quotes without acting on the terminal that shows it.
  static func holdsNoActiveCharacter(_ text: String) -> Bool {
    !text.unicodeScalars.contains { HiddenCharacters.isActive($0) && $0 != "\n" }
  }

  /// Whether a text means itself to every shell. With a `=` in front zsh would look for a program of that name.
  private static func isPlain(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.first != UInt8(ascii: "=") && text.utf8.allSatisfy(isPlain)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "0"..."9", "A"..."Z", "a"..."z", "_", ".", ",", "/", ":", "@", "%", "+", "=", "-": true
    default: false
    }
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.unicodeScalars.reduce(into: "") { $0 += $1 == "'" ? "'\\''" : String($1) } + "'"
  }

  /// A character in a format of `printf` between quotes.
  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\\": "\\\\"
    case "%": "%%"
    case "'": octal(scalar)
    default: HiddenCharacters.isActive(scalar) ? octal(scalar) : String(scalar)
    }
  }

  /// A character as `printf` takes its bytes, always of three digits so that digits may follow.
  private static func octal(_ scalar: Unicode.Scalar) -> String {
    UTF8.encode(scalar)!.reduce(into: "") { escapes, byte in
      let digits = String(byte, radix: 8)
      escapes += "\\" + String(repeating: "0", count: 3 - digits.count) + digits
    }
  }
}
