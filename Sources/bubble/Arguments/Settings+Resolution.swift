import BubbleFiles
import SpeechBubble

/// Where the bubble's properties come from.
extension Settings {
  /// Makes the bubble: the defaults, over them the preset, then the file, then the flags, in whatever order they stand on
  /// the command line.
  ///
  /// - Throws: ``UsageError`` for a preset that there is not; ``DocumentFailure`` for a file that is of no use.
  mutating func resolve(in surroundings: Surroundings) throws {
    let folder = PresetFolder(surroundings)
    let look = try presetFound(in: folder)
    let document = try from.map(BubbleDocument.read)
    if mode?.pointsIntoText == true || mode?.isLive == true { bubble.textAlignment = .natural }
    for patch in [look?.patch, document?.without(.text), flags] { patch?.apply(to: &bubble) }
    if case .text(let text) = document?[.text] { documentText = Array(text.utf8) }
    presetGlyphs = look?.glyphs
    decorate(look?.decoration ?? Decoration())
    if mode == .chat { try resolveLooks(in: folder, look?.patch, document) }
    if frame == .none { bubble = bubble.bare }
  }

  private mutating func decorate(_ base: Decoration) {
    decoration = base
    if let inset { decoration.inset = inset }
    if let shadow { decoration.shadow = shadow }
    if let shape { decoration.shape = shape }
  }

  private func presetFound(in folder: PresetFolder) throws -> BubblePreset? {
    guard let preset, let option = typed["preset"] else { return nil }
    if let found = try folder.named(preset) { return found }
    let names = folder.all().presets.map(\.name)
    throw UsageError.badValue(option, .choice(names))
  }
}

extension PresetFolder {
  init(_ surroundings: Surroundings) {
    self.init(configurationHome: surroundings["XDG_CONFIG_HOME"], home: surroundings["HOME"])
  }
}
