import TerminalText

/// The escape sequences of all styles of a grid or a text, made once.
struct StyleSequences {
  private var setting: [[UInt8]] = []
  private var links: [UInt32] = []
  private var linkOpening: [[UInt8]] = []
  private static let linkClosing = Array("\u{1b}]8;;\u{1b}\\".utf8)

  /// - Parameters:
  ///   - styles: The styles by their numbers; style 0 is the terminal's default state.
  ///   - openLinks: What the links of the styles lead to; link *n* is at *n* − 1.
  init(_ styles: [CellStyle], links openLinks: [CellLink], _ reducer: ColorReducer) {
    for style in styles {
      let reduced = reducer.reduce(style)
      setting.append(SGRSequence.set(reduced))
      links.append(reduced.link)
    }
    linkOpening = openLinks.map { link in
      Array("\u{1b}]8;\(link.id.isEmpty ? "" : "id=" + link.id);\(link.target)\u{1b}\\".utf8)
    }
  }

  /// Writes what takes the terminal from one style to another.
  func change(from old: UInt32, to new: UInt32, in buffer: inout [UInt8]) {
    let (oldLink, newLink) = (links[Int(old)], links[Int(new)])
    if oldLink != newLink && oldLink != 0 { buffer.append(contentsOf: Self.linkClosing) }
    let (oldSetting, newSetting) = (setting[Int(old)], setting[Int(new)])
    if oldSetting != newSetting {
      if !oldSetting.isEmpty { buffer.append(contentsOf: SGRSequence.reset) }
      buffer.append(contentsOf: newSetting)
    }
    if oldLink != newLink && newLink != 0 { buffer.append(contentsOf: linkOpening[Int(newLink) - 1]) }
  }
}
