/// What stands in bubbles and outside, put together.
struct UnwrappedPage {
  private var text = ""
  private var hasBubbles = false
  /// Whether the last line written is to stand right above the next.
  private var hasCaption = false
  /// The lines outside since the last bubble.
  private var outside: [PictureRow] = []

  mutating func add(bubble: String) {
    writeOutside()
    part()
    text += bubble + "\n"
    hasBubbles = true
  }

  mutating func add(outside line: PictureRow) { outside.append(line) }

  /// Where there is no bubble at all, everything is as it was.
  mutating func finish() -> String {
    if hasBubbles { writeOutside() } else { for line in outside { text += line.text + "\n" } }
    return text
  }

  /// Writes what stands between two bubbles, without their tails: captions, which belong to what follows.
  private mutating func writeOutside() {
    let lines = outside.drop { $0.isOfTail || $0.isBlank }
    outside = []
    guard let last = lines.lastIndex(where: { !$0.isOfTail && !$0.isBlank }) else { return }
    part()
    for line in lines[...last] { text += line.text.drop { $0 == " " }.withoutTrailingBlanks + "\n" }
    hasCaption = true
  }

  private mutating func part() {
    if hasBubbles && !hasCaption { text += "\n" }
    hasCaption = false
  }
}

extension PictureRow {
  fileprivate var isOfTail: Bool { !isBlank && glyphs.allSatisfy(FrameGlyphs.isOfTail) }
}
