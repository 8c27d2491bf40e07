import BubbleFiles
import HelpTooltip
import SpeechBubble
import TerminalText

/// `--explain`: the help for an option, with a bubble at the option that says more of it than help has room for.
struct Explanation {
  private let option: Option
  private let settings: Settings
  private let presentation: Presentation

  init(_ settings: Settings, in surroundings: Surroundings) throws(UsageError) {
    var settings = settings
    settings.bubble.arrowPosition = .top
    self.settings = settings
    option = settings.explained ?? Option.all[0]
    presentation = Presentation(settings, in: surroundings)
    try BubblePrinter.checkWidth(settings)
  }

  /// The option of a name, which may be short or long and have its dashes or not.
  static func option(named typed: TypedOption) throws(UsageError) -> Option {
    let written = String(decoding: typed.value ?? [], as: UTF8.self)
    let name = written.drop { $0 == "-" }
    if let option = Option.named(String(name))?.option { return option }
    if name.count == 1, let letter = name.first, let option = Option.named(short: letter) { return option }
    throw .badValue(typed, .option)
  }

  func run() throws {
    var tooltip = Tooltip(settings.bubble.text(text), at: .text(option.longForm))
    // What an option does may go on in the next line, from which a bubble below would part it.
    tooltip.side = settings.side == .auto ? .above : settings.side
    tooltip.width = settings.width ?? tooltip.width
    let annotated = try annotate(
      StyledText(help), with: [tooltip], columns: presentation.pageColumns(for: settings.bubble),
      options: presentation.options)
    try presentation.write(annotated, to: settings.output)
  }

  private var help: String {
    let lines = Help(columns: presentation.available).lines(for: option)
    return ([option.group.heading] + lines).joined(separator: "\n")
  }

  private var text: String {
    [usage, absence, property.map { "In Swift and JSON: \($0.name)." }, example.map { "Try: bubble -p \($0) Hi" }]
      .compactMap { $0 }.joined(separator: "\n")
  }

  private var usage: String {
    if let form = option.valueForm { return "Takes \(form)." }
    return option.isToggle ? "Takes no value; --no-\(option.name) turns it off." : "Takes no value."
  }

  private var absence: String? { option.defaultText.map { "Without it: \($0)." } }

  private var property: BubbleProperty? { BubbleProperty.all.first { $0.kebabName == option.name } }

  /// The option with a value that is not what it has anyway.
  private var example: String? {
    guard let property, property.kind != .text else { return nil }
    guard let form = option.valueForm else { return "--no-\(option.name)" }
    return form.example(otherThan: option.defaultText).map { "--\(option.name) \($0)" }
  }
}

extension ValueForm {
  /// A value that shows what the option does.
  fileprivate func example(otherThan defaultText: String?) -> String? {
    switch self {
    case .integer(let range): String(min(4, range.upperBound))
    case .ratio: "0.2"
    case .color: "red"
    case .choice(let names), .options(let names): names.first { $0 != defaultText }
    case .text, .file, .presetName, .integerOr, .offset, .target, .word, .option, .role, .look, .share: nil
    }
  }
}
