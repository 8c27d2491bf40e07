/// Finds the names of options in help, by nothing but their looks.
enum OptionNames {
  /// All of them, each once: one or two dashes, then a letter or digit, then letters, digits and dashes.
  static func find(in help: String) -> [String] {
    var names: [String] = []
    let characters = Array(help)
    var index = 0
    while index < characters.count {
      let end = characters[index...].firstIndex { !isOfName($0) } ?? characters.count
      let word = characters[index..<end]
      let dashes = word.prefix { $0 == "-" }.count
      if (1...2).contains(dashes), dashes < word.count, !names.contains(String(word)) { names.append(String(word)) }
      index = max(end, index + 1)
    }
    return names
  }

  static func isOfName(_ character: Character) -> Bool {
    character == "-" || character.isASCII && (character.isLetter || character.isNumber)
  }
}
