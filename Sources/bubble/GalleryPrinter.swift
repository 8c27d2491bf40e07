import BubbleFiles
import SpeechBubble

/// `--gallery`: all there is to choose from, on one screen.
struct GalleryPrinter {
  private let settings: Settings
  private let presentation: Presentation
  private let gallery: Gallery

  /// Data are of one bubble; there is no form for those of many.
  init(_ settings: Settings, in surroundings: Surroundings) throws(UsageError) {
    if settings.format == .json, let format = settings.typed["format"], let mode = settings.typed[Mode.gallery.rawValue]
    {
      throw .contradiction(format, with: mode, allowed: Format.allCases.filter { $0 != .json }.map(\.rawValue))
    }
    self.settings = settings
    presentation = Presentation(settings, in: surroundings)
    gallery = Gallery(isASCII: ![.unicode, .double, .block, .braille].contains(presentation.options.glyphs))
  }

  func run() throws {
    let columns = presentation.options.width.columns ?? WidthLimit.usualColumns
    switch settings.format {
    case .svg:
      try settings.output.write(SVGEncoder(appearance: presentation.appearance).encode(gallery, columns: columns))
    case .html:
      let encoder = HTMLEncoder(appearance: presentation.appearance, isColored: presentation.depth != .none)
      try settings.output.write(encoder.encode(gallery.render(columns: columns), label: Gallery.label))
    case .text, .ansi, .json, nil:
      var bytes: [UInt8] = []
      GridEncoder(depth: presentation.depth, appearance: presentation.appearance)
        .encode(gallery.render(columns: columns), into: &bytes)
      try settings.output.write { try $0.write(bytes) }
    }
  }
}
