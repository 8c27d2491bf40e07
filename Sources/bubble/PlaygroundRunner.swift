import BubbleFiles
import Glibc
import Playground
import SpeechBubble
import TerminalText

/// `--playground`: from the settings to the playground, and from what was shaped there to what is printed.
struct PlaygroundRunner {
  let settings: Settings
  let surroundings: Surroundings

  /// What is said until somebody types something else.
  private static let placeholder = "Hello, world"

  func run() throws {
    var design = Design(settings.bubble, width: settings.width, glyphs: settings.glyphs)
    design.decoration = settings.decoration
    design.appearance = Appearance(rawValue: settings.appearance.rawValue)
    design.bubble.text = try text()
    switch try outcome(of: design) {
    case .quit: break
    case .print(let design): try print(design)
    case .signal(let number): Signals.die(by: number)
    case .hangUp: throw Failure.cannotRead("the terminal", EIO)
    }
  }

  /// The text whole: what is piped in is the text, never key presses. A line end at the end is no part of it.
  private func text() throws -> String {
    guard let source = TextSource(settings, in: surroundings) else { return Self.placeholder }
    var bytes: [UInt8] = []
    try source.read { bytes.append(contentsOf: $0) }
    if bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func outcome(of design: Design) throws(UsageError) -> PlaygroundOutcome {
    do throws(PlaygroundError) {
      return try Playground(configuration(design)).run()
    } catch {
      throw .noPlayground(error)
    }
  }

  private func configuration(_ design: Design) -> PlaygroundConfiguration {
    let depth = ColorDecision(
      choice: settings.color, format: settings.format, surroundings: surroundings, isTerminal: true
    ).depth
    let glyphs = GlyphDecision(choice: nil, ambiguousWidth: settings.ambiguousWidth, surroundings: surroundings)
    var configuration = PlaygroundConfiguration(design)
    configuration.options = Presentation(settings, in: surroundings).options
    configuration.options.glyphs = glyphs.glyphs
    configuration.automaticColumns =
      surroundings.output.isTerminal ? nil : WidthDecision.available(in: surroundings)
    configuration.controls = settings.controlPolicy(at: depth)
    configuration.isStyled = depth != .none
    configuration.glyphChoices = settings.ambiguousWidth == .two || !glyphs.isUTF8 ? [.ascii] : GlyphSet.named
    configuration.terminalType = surroundings["TERM"]
    configuration.isUTF8 = glyphs.isUTF8
    configuration.hasMouse = settings.hasMouse
    configuration.carriedOptions = carriedOptions
    configuration.presetFolder = PresetFolder(surroundings)
    return configuration
  }

  /// The options that change what is printed and that a design has no place for.
  var carriedOptions: [String] {
    Self.carried.compactMap { settings.typed[$0] }.flatMap { typed in
      ([typed.spelling] + (typed.value.map { [$0] } ?? [])).map { String(decoding: $0, as: UTF8.self) }
    }
  }

  private static let carried = [
    "wrap", "tab-size", "ambiguous-width", "emoji-width", "isolates", "controls", "place",
  ]

  private func print(_ design: Design) throws {
    var settings = settings
    settings.bubble = design.bubble
    settings.text = Array(design.bubble.text.utf8)
    settings.operands = []
    settings.width = design.width
    settings.glyphs = design.glyphs
    settings.decoration = design.decoration
    settings.appearance = design.appearance.flatMap { AppearanceChoice(rawValue: $0.rawValue) } ?? .auto
    try BubblePrinter(settings, in: surroundings).run()
  }
}
