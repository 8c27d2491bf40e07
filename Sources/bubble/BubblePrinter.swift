import BubbleFiles
import SpeechBubble
import TerminalText

/// `--print`: text in, bubble out.
struct BubblePrinter {
  let settings: Settings
  let presentation: Presentation
  let source: TextSource

  /// Decides everything that can be wrong with the command line.
  init(_ settings: Settings, in surroundings: Surroundings) throws(UsageError) {
    self.settings = settings
    presentation = Presentation(settings, in: surroundings)
    source = try TextSource(requiredBy: settings, in: surroundings)
    try Self.checkWidth(settings)
  }

  /// What a bubble needs does not depend on its text, so measuring that text cannot fail any more.
  static func checkWidth(_ settings: Settings) throws(UsageError) {
    let needed = settings.bubble.leastColumns(with: settings.decoration)
    guard let (columns, option) = settings.explicitWidth, columns < needed else { return }
    throw .tooNarrow(option, needed: needed)
  }

  func run() throws {
    let text = try source.filtered(for: presentation)
    // Made only where it is shown: for a long text it takes more time and memory than the drawing.
    var label: String { settings.bubble.accessibilityLabel(of: text) }
    if settings.isAccessible { return try settings.output.write(label + "\n") }
    let layout = try settings.bubble.measure(text, presentation.options)
    switch settings.format {
    case .text, .ansi, nil: try settings.output.write { try draw(layout, to: $0) }
    case .svg: try settings.output.write(SVGEncoder(appearance: presentation.appearance).encode(layout, label: label))
    case .html: try settings.output.write(html(layout, label))
    case .json:
      let bubble = settings.bubble.text(String(decoding: text.utf8, as: UTF8.self))
      try settings.output.write { try $0.write(BubbleReport.bytes(of: bubble, layout)) }
    }
  }

  private func html(_ layout: BubbleLayout, _ label: String) -> String {
    HTMLEncoder(appearance: presentation.appearance, isColored: presentation.depth != .none)
      .encode(layout.render(), label: label)
  }

  /// Rows drawn at a time: enough to keep the cost of a band small, few enough to keep the memory for it small.
  private static let rowsPerBand = 256
  /// With `--max-width none` rows can be so long that even 256 are too many.
  private static let cellsPerBand = 256 * Option.widths.upperBound
  private static let bytesPerWrite = 64 * 1024

  private func draw(_ layout: BubbleLayout, to output: Descriptor) throws {
    var encoder = GridEncoder(
      depth: presentation.depth, appearance: presentation.appearance,
      indent: presentation.indent(settings.placement, columns: layout.columns))
    encoder.trimsVisibleBlanks = presentation.options.isOpen
    var bytes: [UInt8] = []
    let rowsPerBand = max(1, min(Self.rowsPerBand, Self.cellsPerBand / max(1, layout.columns)))
    for start in stride(from: 0, to: layout.rows, by: rowsPerBand) {
      let band = layout.render(rows: start..<min(start + rowsPerBand, layout.rows))
      encoder.encode(band, into: &bytes)
      guard bytes.count >= Self.bytesPerWrite else { continue }
      try output.write(bytes)
      bytes.removeAll(keepingCapacity: true)
    }
    try output.write(bytes)
  }
}
