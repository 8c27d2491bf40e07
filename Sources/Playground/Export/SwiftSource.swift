import SpeechBubble
import TerminalText

/// A design as a Swift program that prints it, without its colours:
///
///     import SpeechBubble
///
///     let bubble = Bubble("Hello", style: [.fill, .line], arrowPosition: .bottom)
///       .cornerRadius(4)
///     print(try bubble.render(maxColumns: 72).picture)
package struct SwiftSource: Sendable {
  private let bubble: Bubble
  private let options: RenderOptions
  private let controls: ControlPolicy
  /// The lines that say of ``options`` what only assignments can say.
  private let adjustments: [String]

  /// - Parameters:
  ///   - automaticColumns: The columns of a bubble whose width is left open.
  ///   - options: How the design is drawn where it leaves that open.
  ///   - controls: What becomes of control characters in the text.
  package init(
    _ design: Design, automaticColumns: Int, options: RenderOptions = RenderOptions(), controls: ControlPolicy = .keep
  ) {
    bubble = design.bubble
    self.options = design.renderOptions(options, automaticColumns: automaticColumns)
    self.controls = controls
    adjustments = Self.adjustments(self.options, bubble, controls)
  }

  /// The program, with a line feed at its end. Its only control characters are line feeds.
  package var text: String {
    let bubbleLines = ["import SpeechBubble", "", construction] + modifiers
    let lines = bubbleLines + optionsLines + ["print(try \(drawing).picture)"]
    return lines.map { $0 + "\n" }.joined()
  }
}

/// The bubble.
extension SwiftSource {
  private var construction: String {
    let arguments = BubbleProperty.all.filter(\.isRequired).map { property in
      (property.kind == .text ? "" : property.name + ": ") + SwiftLiteral.value(of: property, in: bubble)
    }
    return "let bubble = Bubble(\(arguments.joined(separator: ", ")))"
  }

  private var modifiers: [String] {
    BubbleProperty.all.compactMap { property in
      guard let defaultValue = property.defaultValue, property.value(in: bubble) != defaultValue else { return nil }
      return "  .\(property.name)(\(SwiftLiteral.value(of: property, in: bubble)))"
    }
  }
}

/// How it is drawn.
extension SwiftSource {
  /// `bubble.render(maxColumns: 72)`, or what else it takes to draw the same.
  private var drawing: String {
    let options = adjustments.isEmpty ? initialOptions : "options"
    if controls == .show { return "bubble.measure(\(options), controls: .show).render()" }
    guard adjustments.isEmpty else { return "bubble.render(options)" }
    if case .atMost(let columns) = self.options.width {
      return "bubble.render(\(list(["maxColumns: \(columns)"] + glyphArgument)))"
    }
    return initialArguments.isEmpty ? "bubble.render()" : "bubble.render(\(options))"
  }

  /// The lines that make the variable `options`, if there has to be one.
  private var optionsLines: [String] { adjustments.isEmpty ? [] : ["var options = \(initialOptions)"] + adjustments }

  private var initialOptions: String { "RenderOptions(\(list(initialArguments)))" }

  private var initialArguments: [String] { widthArgument + glyphArgument }

  private var widthArgument: [String] {
    switch options.width {
    case .unlimited: []
    case .atMost(let columns): ["width: .atMost(\(columns))"]
    case .exactly(let columns): ["width: .exactly(\(columns))"]
    }
  }

  private var glyphArgument: [String] {
    options.glyphs == RenderOptions().glyphs ? [] : ["glyphs: " + SwiftLiteral.member(options.glyphs.name)]
  }

  private func list(_ arguments: [String]) -> String { arguments.joined(separator: ", ") }

  private static func adjustments(
    _ options: RenderOptions, _ bubble: Bubble, _ controls: ControlPolicy
  ) -> [String] {
    let metrics = options.metrics
    var lines: [String] = []
    if options.wrapping != RenderOptions().wrapping { lines.append("options.wrapping = .\(options.wrapping)") }
    if metrics.tabSize != CellMetrics().tabSize { lines.append("options.metrics.tabSize = \(metrics.tabSize)") }
    if metrics.isAmbiguousWide { lines.append("options.metrics.isAmbiguousWide = true") }
    if metrics.emojiWidth != CellMetrics().emojiWidth {
      lines.append("options.metrics.emojiWidth = .\(metrics.emojiWidth)")
    }
    if !options.isolatesRightToLeft, let layout = try? bubble.measure(options, controls: controls),
      layout.text.rows.contains(where: { $0.traits.contains(.holdsRightToLeft) })
    {
      lines.append("options.isolatesRightToLeft = false")
    }
    return lines
  }
}
