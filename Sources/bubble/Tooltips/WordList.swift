import BubbleFiles
import TerminalText

/// The words of a text, among which somebody probably meant one.
struct WordList {
  private let words: [String]

  /// Help is shorter; what is not need not be searched for a word that was meant.
  private static let mostBytes = 1 << 20
  /// No word that is longer is suggested.
  private static let longest = 64
  /// What a word does not begin or end with: what surrounds options in help, quotes and sentences.
  private static let edges = Set(",.;:!?()[]{}<>\"'`|=*".utf8)
  /// What ends a word inside, as in `--color[=WHEN]`, `-a|-b`, `a/b`.
  private static let dividers = Set(" \n\t,;|/[]{}()<>=\"'`".utf8)

  init(_ text: StyledText) {
    var seen: Set<[UInt8]> = []
    var words: [String] = []
    for part in text.utf8.prefix(Self.mostBytes).split(whereSeparator: Self.dividers.contains) {
      var word = part.drop(while: Self.edges.contains)
      while let last = word.last, Self.edges.contains(last) { word.removeLast() }
      guard !word.isEmpty, word.count <= Self.longest, seen.insert(Array(word)).inserted else { continue }
      words.append(String(decoding: word, as: UTF8.self))
    }
    self.words = words
  }

  /// The word nearest to what was written, in one line and without what could hide; `nil` if none is near.
  func nearest(to written: String) -> String? {
    Spelling.nearest(to: written, among: words).map { QuotedBytes.describe(Array($0.utf8)) }
  }
}
