import TerminalText
import TestSupport
import Testing

/// Lines that are longer than the terminal is wide, in a real one: the tip touches the row that the target is seen in.
@Suite struct TerminalTests {
  private static let help = """
      --first goes on, with (--second) farther on, and the --third at its end
    \tname\tand --tabs\t\t\t\t--behind them, and more
    이름은 한 글자에 두 칸씩, 그래서 끝에는 --한글과 --last
    """

  @Test(
    arguments: [37, 40, 41, 60], ["--first", "--second", "--third", "--tabs", "--behind", "--한글과", "--last"])
  func tipTouchesTheTargetOnTheScreen(_ columns: Int, _ target: String) throws {
    try expectTouch(columns, target, tabSize: 8)
    if target == "--tabs" || target == "--behind" { try expectTouch(columns, target, tabSize: 6) }
  }

  private func expectTouch(_ columns: Int, _ target: String, tabSize: Int) throws {
    let folder = TemporaryFolder()
    folder.write(Self.help, to: "help")
    let program = try BuiltProgram.path()
    let options = "--tooltip tip --at '\(target)' --tab-size \(tabSize) --input '\(folder.file("help"))'"
    let session = try TmuxSession(command: "exec '\(program)' \(options)", columns: columns, rows: 20)
    #expect(try session.exitStatus() == .exited(0))
    let screen = try session.screen()
    let rows = screen.rows.map { cells(of: $0, columns: columns) }
    let found = places(of: target, in: rows)
    #expect(!found.isEmpty)
    let touched = found.contains { place in
      isTip(["/", "\\"], rows, row: place.row + 1, column: place.column)
        || isTip(["\\", "/"], rows, row: place.row - 1, column: place.column)
    }
    #expect(touched, "\(screen)")
  }

  /// The characters of a row's cells; a wide one is followed by nothing.
  private func cells(of row: String, columns: Int) -> [String] {
    let cells = row.flatMap { character in
      [String(character)] + (CellMetrics().columns(of: String(character)) == 2 ? [""] : [])
    }
    return cells + Array(repeating: " ", count: max(columns - cells.count, 0))
  }

  /// The cells of a text that may go on from the end of a row to the start of the next.
  private func places(of target: String, in rows: [[String]]) -> [(row: Int, column: Int)] {
    let all = rows.enumerated().flatMap { row, cells in cells.indices.map { (row: row, column: $0) } }
    let wanted = cells(of: target, columns: 0)
    let characters = rows.flatMap { $0 }
    let start = characters.indices.first { characters[$0...].starts(with: wanted) }
    return start.map { Array(all[$0..<$0 + wanted.count]) } ?? []
  }

  /// Whether one of a tip's two cells is in a place.
  private func isTip(_ tip: [String], _ rows: [[String]], row: Int, column: Int) -> Bool {
    guard rows.indices.contains(row) else { return false }
    return [column - 1, column].contains { first in
      (0..<rows[row].count - 1).contains(first) && Array(rows[row][first...first + 1]) == tip
    }
  }
}
