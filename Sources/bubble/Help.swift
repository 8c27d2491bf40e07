/// `--help`, made from the option table and wrapped to a width.
struct Help {
  let columns: Int

  /// Lines longer than this are hard to read, however wide the terminal is.
  private static let mostColumns = 100
  /// From here on options and what they do stand side by side.
  private static let twoColumnsFrom = 70
  private static let summaryColumn = 34

  init(columns: Int) { self.columns = min(columns, Self.mostColumns) }

  var text: String {
    let groups = Option.Group.allCases.flatMap { group in
      ["", group.heading] + Option.all.filter { $0.group == group }.flatMap(lines)
    }
    return (introduction + groups + colors + examples).map { $0 + "\n" }.joined()
  }

  private var introduction: [String] {
    wrap("Usage: bubble [OPTION]... [TEXT]...", indent: 0, hanging: 2)
      + wrap(
        "Draws a speech bubble around TEXT, or around standard input. With a terminal on both sides and without --print "
          + "it opens the playground, in which the bubble is shaped by hand.", indent: 0, hanging: 0)
  }

  private var colors: [String] {
    ["", "Colours:"] + wrap(ValueForm.color.names.joined(separator: " ") + " 0-255 #rgb #rrggbb", indent: 2, hanging: 2)
  }

  private var examples: [String] {
    [
      "", "Examples:", "  bubble", "  bubble -p Hello, world", "  bubble -p -s fill -a right -r 0.2 Hi",
      "  fortune | bubble -w 40", "  ls --help | bubble --tooltip x --at -a",
    ]
  }

  /// What an option takes and does, as it stands in the help.
  func lines(for option: Option) -> [String] {
    let head = "  " + option.helpHead
    let tail = option.helpTail
    guard columns >= Self.twoColumnsFrom else { return [head] + wrap(tail, indent: 6, hanging: 6) }
    var lines = wrap(tail, indent: Self.summaryColumn, hanging: Self.summaryColumn)
    guard head.count + 2 <= Self.summaryColumn else { return [head] + lines }
    lines[0] = head + lines[0].dropFirst(head.count)
    return lines
  }

  /// Breaks at blanks; a word longer than the room stands alone.
  private func wrap(_ text: String, indent: Int, hanging: Int) -> [String] {
    var lines: [String] = []
    var line = String(repeating: " ", count: indent)
    var isEmpty = true
    for word in text.split(separator: " ") {
      if !isEmpty, line.count + 1 + word.count > columns {
        lines.append(line)
        line = String(repeating: " ", count: hanging)
        isEmpty = true
      }
      line += (isEmpty ? "" : " ") + word
      isEmpty = false
    }
    return lines + [line]
  }
}

extension Option.Group {
  var heading: String { rawValue + ":" }
}

extension Option {
  /// `--max-width`, `--[no-]mouse`
  var longForm: String { (isToggle ? "--[no-]" : "--") + name }

  /// `-w, --max-width N|none`
  fileprivate var helpHead: String {
    let shortName = short.map { "-\($0), " } ?? "    "
    return shortName + longForm + (valueForm.map { " " + $0.placeholder } ?? "")
  }

  /// What it does, what it takes, and what it is if not given.
  fileprivate var helpTail: String {
    var parts = [summary]
    if let allowed = valueForm?.helpText { parts.append(allowed) }
    if let defaultText { parts.append("default: \(defaultText)") }
    return parts.joined(separator: "; ")
  }
}

extension ValueForm {
  /// The values allowed, where the placeholder does not tell.
  fileprivate var helpText: String? {
    switch self {
    case .text, .file, .presetName, .role, .look, .target, .word, .option: nil
    case .integer(let range), .integerOr(let range, _), .offset(let range): "\(range.lowerBound) to \(range.upperBound)"
    case .share(let range): "\(range.lowerBound) to \(range.upperBound), or 1% to 100%"
    case .ratio: "0 to 1"
    case .color: "see Colours below"
    case .choice(let names): names.joined(separator: ", ")
    case .options(let names): "any of \(names.joined(separator: ", ")), with commas between"
    }
  }
}
