import SpeechBubble
import TerminalText

/// A design as the command that prints it:
///
///     bubble --print --style fill,line --corner-radius 4 'Hello, world'
///
/// Only what differs from the command's defaults is in it. In a terminal of the same width and in a pipe it prints the
/// same bubble.
package struct ShellCommand: Sendable {
  private let design: Design
  private let automaticColumns: Int
  private let options: RenderOptions
  private let controls: ControlPolicy
  private let carriedOptions: [String]

  /// - Parameters:
  ///   - automaticColumns: The columns of a bubble whose width is left open.
  ///   - options: How the design is drawn where it leaves that open.
  ///   - controls: What becomes of control characters in the text.
  ///   - carriedOptions: Words of the command line that say what a design has no place for, such as `--tab-size` and
  ///     `4`.
  package init(
    _ design: Design, automaticColumns: Int, options: RenderOptions = RenderOptions(), controls: ControlPolicy = .keep,
    carriedOptions: [String] = []
  ) {
    self.design = design
    self.automaticColumns = automaticColumns
    self.options = design.renderOptions(options, automaticColumns: automaticColumns)
    self.controls = controls
    self.carriedOptions = carriedOptions
  }

  /// The command, for any POSIX shell. Its only control characters are line feeds.
  ///
  /// - Complexity: O(*n*) in the text.
  package var text: String {
    let options = carriedOptions + propertyOptions + decorationOptions + widthOptions + glyphOptions + appearanceOptions
    let command = (["bubble", "--print"] + options).map(ShellQuoting.word).joined(separator: " ")
    return isPiped ? ShellQuoting.printing(design.bubble.text) + " | " + command : command + operand
  }
}

/// The text.
extension ShellCommand {
  /// Systems have a limit to a single word of a command, 128 KiB on Linux.
  private static let mostBytesOfOperand = 100_000

  private var isPiped: Bool {
    let text = design.bubble.text
    return text.utf8.count > Self.mostBytesOfOperand || !ShellQuoting.holdsNoActiveCharacter(text)
  }

  private var operand: String {
    let text = design.bubble.text
    return (text.utf8.first == UInt8(ascii: "-") ? " -- " : " ") + ShellQuoting.word(text)
  }
}

/// The options.
extension ShellCommand {
  private var propertyOptions: [String] {
    let defaults = Bubble("", style: .line, arrowPosition: .bottom)
    return BubbleProperty.all.flatMap { property -> [String] in
      let value = property.value(in: design.bubble)
      guard property.kind != .text, value != property.value(in: defaults) else { return [] }
      if case .flag(let isOn) = value { return [(isOn ? "--" : "--no-") + property.kebabName] }
      return ["--" + property.kebabName, value.description]
    }
  }

  private var decorationOptions: [String] {
    let decoration = design.decoration
    return (decoration.inset > 0 ? ["--inset", String(decoration.inset)] : [])
      + (decoration.shadow.map { ["--shadow", "\($0.columns),\($0.rows)"] } ?? [])
      + (decoration.shape != .rounded ? ["--shape", decoration.shape.rawValue] : [])
  }

  private var widthOptions: [String] {
    switch design.width {
    case .unlimited: ["--max-width", "none"]
    case .atMost(let columns): ["--max-width", String(columns)]
    case .exactly(let columns): ["--width", String(columns)]
    case nil: automaticWidthOptions
    }
  }

  private var glyphOptions: [String] { design.glyphs.map { ["--glyphs", $0.name] } ?? [] }

  private var appearanceOptions: [String] {
    guard let appearance = design.appearance, appearance != .unknown else { return [] }
    return ["--appearance", appearance.rawValue]
  }
}

/// The width that the design leaves open.
extension ShellCommand {
  /// The width of the terminal, if it shows. A bubble that needs more columns than can be asked for takes them by itself.
  private var automaticWidthOptions: [String] {
    guard case .atMost(let columns) = options.width, ClosedRange.lengths ~= columns, isWidthSeen else { return [] }
    return ["--max-width", String(columns)]
  }

  /// Whether the bubble looks otherwise in a wider terminal, or in a pipe.
  private var isWidthSeen: Bool {
    let usual = WidthLimit.automatic(
      available: WidthLimit.usualColumns, least: design.bubble.leastColumns(with: design.decoration))
    guard let drawn = layout(options.width) else { return true }
    return ![.unlimited, usual].compactMap(layout).allSatisfy {
      $0.geometry == drawn.geometry && $0.text.rows == drawn.text.rows
    }
  }

  /// Measured, not drawn: rows without a limit may be too many cells.
  private func layout(_ width: WidthLimit) -> BubbleLayout? {
    var options = options
    options.width = width
    return try? design.bubble.measure(options, controls: controls)
  }
}
