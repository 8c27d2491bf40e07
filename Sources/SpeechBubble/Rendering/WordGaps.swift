import TerminalText

/// The gaps between a row's words, and by how much each is widened to make the row as wide as its room.
struct WordGaps {
  /// Columns that the gaps take up; 0 if there are none.
  let stretch: Int
  private let firstWord: Int
  private let count: Int
  private var passed = 0

  /// - Parameter stretch: Columns to be spread over the gaps; the widths of any two differ by one at most.
  init(_ utf8: UnsafeBufferPointer<UInt8>, _ row: TextLayout.Row, stretch: Int) {
    guard stretch > 0 else {
      (self.stretch, firstWord, count) = (0, 0, 0)
      return
    }
    // Blanks before the first word are indentation. A gap before a tab would not only move what follows, but perhaps to
    // another stop.
    let tabbed = utf8[row.start..<row.end].lastIndex(of: UInt8(ascii: "\t")).map { $0 + 1 } ?? row.start
    firstWord = utf8[tabbed..<row.end].firstIndex { $0 != UInt8(ascii: " ") } ?? row.end
    count = utf8[firstWord..<row.end].count { $0 == UInt8(ascii: " ") }
    self.stretch = count > 0 ? stretch : 0
  }

  /// The columns to add to the blank at this byte. Blanks are asked for in order.
  mutating func widening(at offset: Int) -> Int {
    guard stretch > 0, offset >= firstWord else { return 0 }
    passed += 1
    return stretch * passed / count - stretch * (passed - 1) / count
  }
}
