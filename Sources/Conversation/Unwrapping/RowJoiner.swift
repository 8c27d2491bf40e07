import TerminalText

/// Makes the text again that rows were wrapped from.
struct RowJoiner {
  private let rows: [FramedRow]
  private let metrics: CellMetrics
  /// Columns that were there for text, as far as can be told: never more than there were.
  private let room: Int
  /// The column in which text starts that is not indented.
  private let left: Int
  /// Whether blanks at the left are of the alignment, not of the text.
  private let isAligned: Bool

  init(_ rows: [FramedRow], metrics: CellMetrics) {
    let inked = rows.filter { !$0.isEmpty }
    // Text keeps clear of the corners in all rows alike.
    let inside = (inked.map(\.inside.lowerBound).max() ?? 0, inked.map(\.inside.upperBound).min() ?? 0)
    let spaces = inked.map { row in
      (leading: row.column - inside.0, trailing: max(inside.1 - row.column - metrics.columns(of: row.text), 0))
    }
    let margin = inked.isEmpty ? 0 : spaces.reduce(Int.max) { min($0, $1.leading, $1.trailing) }
    room = inside.1 - inside.0 - 2 * margin
    left = inside.0 + margin
    let isCentered = spaces.allSatisfy { -1...1 ~= $0.trailing - $0.leading }
    let isRight = spaces.allSatisfy { $0.trailing == margin } && spaces.contains { $0.leading > margin }
    isAligned = isCentered || isRight
    self.metrics = metrics
    self.rows = Self.withoutInset(rows, margin: margin)
  }

  /// An inset of *n* columns is ⌊*n* ÷ 2⌋ rows above and below.
  private static func withoutInset(_ rows: [FramedRow], margin: Int) -> [FramedRow] {
    let above = rows.prefix { $0.isEmpty }.count
    let below = rows.reversed().prefix { $0.isEmpty }.count
    guard above < rows.count else { return Array(rows.prefix(1)) }
    let inset = min(above, below, margin / 2)
    return Array(rows[inset..<rows.count - inset])
  }

  func text(keepsBreaks: Bool) -> String {
    var text = ""
    for (index, row) in rows.enumerated() {
      if index > 0 { text += separator(between: rows[index - 1], and: row, keepsBreaks: keepsBreaks) }
      text += String(repeating: " ", count: indentation(of: row)) + row.text
    }
    return text
  }

  /// Lines from right to left stand at the right by themselves.
  private func indentation(of row: FramedRow) -> Int {
    isAligned || row.isEmpty || row.isRightToLeft ? 0 : max(row.column - left, 0)
  }

  private func separator(between row: FramedRow, and next: FramedRow, keepsBreaks: Bool) -> String {
    guard !keepsBreaks, !row.isEmpty, !next.isEmpty, indentation(of: next) == 0 else { return "\n" }
    let gap = Self.isWithoutSpace(row.text, next.text) ? "" : " "
    let columns = indentation(of: row) + metrics.columns(of: row.text) + gap.count
    return columns + FirstWord.columns(of: String(next.text), metrics: metrics) <= room ? "\n" : gap
  }

  /// Whether what was one word, or of a script without spaces, goes on in the next row.
  private static func isWithoutSpace(_ row: Substring, _ next: Substring) -> Bool {
    guard let last = row.last, let first = next.first else { return false }
    if last == "-" { return row.dropLast().last?.isLetter == true }
    return isHanOrKana(last) && isHanOrKana(first)
  }

  private static func isHanOrKana(_ character: Character) -> Bool {
    switch character.unicodeScalars.first?.value ?? 0 {
    // Radicals, punctuation, Kana; Bopomofo and Hangul jamo are not among them.
    case 0x2E80...0x30FF, 0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF: true
    // Full-width punctuation and half-width Kana; the planes of rare ideographs.
    case 0xFF01...0xFF0F, 0xFF1A...0xFF20, 0xFF3B...0xFF40, 0xFF5B...0xFF9F, 0x20000...0x3FFFF: true
    default: false
    }
  }
}
