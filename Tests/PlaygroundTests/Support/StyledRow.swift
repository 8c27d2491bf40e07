/// A row of a terminal's screen: characters, a wide one once, and how each looks.
struct StyledRow: Hashable, CustomStringConvertible {
  struct Cell: Hashable {
    var character: Character
    var look: CellLook

    static let blank = Cell(character: " ", look: CellLook())
  }

  /// Without the blanks at the end that cannot be seen.
  private(set) var cells: ArraySlice<Cell>

  init(_ cells: ArraySlice<Cell>) {
    self.cells = cells[..<(cells.lastIndex { $0 != .blank }.map { $0 + 1 } ?? cells.startIndex)]
  }

  /// Reads rows of text with SGR sequences, which carry on from row to row.
  static func rows(_ lines: [String]) -> [StyledRow] {
    var look = CellLook()
    return lines.map { line in
      var cells: [Cell] = []
      var rest = line[...]
      while let character = rest.popFirst() {
        if character == "\u{1B}" {
          look.apply(parameters(&rest))
        } else {
          cells.append(Cell(character: character, look: character == " " ? look.onBlank : look))
        }
      }
      return StyledRow(cells[...])
    }
  }

  private static func parameters(_ rest: inout Substring) -> [Int] {
    let sequence = rest.prefix { $0 != "m" }
    rest = rest.dropFirst(sequence.count + 1)
    return sequence.dropFirst().split(whereSeparator: { ";:".contains($0) }).compactMap { Int($0) }
  }

  /// What follows the first of these characters; nothing if there is none.
  func after(_ character: Character) -> StyledRow {
    guard let index = cells.firstIndex(where: { $0.character == character }) else { return StyledRow([]) }
    return StyledRow(cells[(index + 1)...])
  }

  var isEmpty: Bool { cells.isEmpty }

  /// How many blanks stand before what can be seen.
  var indentation: Int { cells.prefix { $0 == .blank }.count }

  func dropFirst(_ count: Int) -> StyledRow { StyledRow(cells.dropFirst(count)) }

  var text: String { String(cells.map(\.character)) }

  static func == (first: StyledRow, second: StyledRow) -> Bool { first.cells.elementsEqual(second.cells) }

  func hash(into hasher: inout Hasher) { for cell in cells { hasher.combine(cell) } }

  /// The text, and how its parts look.
  var description: String {
    var looks: [CellLook] = []
    for cell in cells where cell.look != looks.last { looks.append(cell.look) }
    let parts = looks.map { "\($0.foreground)/\($0.background)/\($0.attributes.sorted())" }
    return text + "  " + parts.joined(separator: " ")
  }
}
