import CTerminal
import Glibc

/// Which characters ncurses gets for a cluster, so that it fills as many cells on the screen as it is wide here.
///
/// ncurses draws a character with its combining marks; it measures by the C library, one scalar at a time. Joined emoji,
/// flags and what else it would measure differently are drawn as their first scalar, padded with blanks. Where the
/// character set is not UTF-8, question marks stand for all that is not ASCII.
struct CellCharacters {
  let isUTF8: Bool

  private static let blank: [wchar_t] = [0x20]
  private static let unknown: [wchar_t] = [0x3F]

  /// One group of characters for each character cell or pair of cells; together they are `columns` wide.
  func groups(_ scalars: some Collection<Unicode.Scalar>, columns: Int) -> [[wchar_t]] {
    guard isUTF8, let first = scalars.first else { return Array(repeating: Self.unknown, count: columns) }
    let firstColumns = Self.columns(first)
    guard 1...columns ~= firstColumns else { return Array(repeating: Self.unknown, count: columns) }
    let marks = scalars.dropFirst()
    let isDrawnAsOne =
      firstColumns == columns && scalars.count <= terminal_most_characters_per_cell()
      && marks.allSatisfy { Self.columns($0) == 0 }
    let group = isDrawnAsOne ? scalars.map(Self.character) : [Self.character(first)]
    return [group] + Array(repeating: Self.blank, count: columns - firstColumns)
  }

  private static func character(_ scalar: Unicode.Scalar) -> wchar_t { wchar_t(bitPattern: scalar.value) }

  /// As the C library has it; -1 for what cannot be printed.
  private static func columns(_ scalar: Unicode.Scalar) -> Int { Int(wcwidth(character(scalar))) }
}
