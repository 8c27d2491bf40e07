/// What a terminal shows at one moment.
package struct Screen: Hashable, CustomStringConvertible {
  /// All rows from top to bottom, without trailing blanks.
  package var rows: [String]
  /// From 0, the top left cell. The column may be one past the last, where the next character would wrap.
  package var cursor: Cursor
  package var modes: TerminalModes
  /// How the program ended, if it has.
  package var status: ExitStatus?
  /// Whether the program has left the terminal, which it does before its status is known.
  var isLeft: Bool

  package struct Cursor: Hashable {
    package var column: Int
    package var row: Int
    package var isVisible: Bool

    package init(column: Int, row: Int, isVisible: Bool = true) {
      self.column = column
      self.row = row
      self.isVisible = isVisible
    }
  }

  /// The rows as one text, without the empty ones at the end.
  package var text: String {
    rows.prefix((rows.lastIndex { !$0.isEmpty } ?? -1) + 1).joined(separator: "\n")
  }

  package func contains(_ text: String) -> Bool { rows.contains { $0.contains(text) } }

  /// The rows between two lines, and what else is known.
  package var description: String {
    let line = String(repeating: "-", count: 20)
    let ending = status.map { ", \($0)" } ?? ""
    let place = "cursor \(cursor.isVisible ? "" : "hidden ")at column \(cursor.column), row \(cursor.row)"
    return "\(line) \(rows.count) rows, \(place)\(ending)\n\(text)\n\(line)"
  }
}

extension Screen {
  /// What tmux is asked to print before the rows.
  static let format =
    ["cursor_x", "cursor_y", "pane_dead", "pane_dead_status", "pane_dead_signal"] + TerminalModes.format

  /// - Parameters:
  ///   - printed: The fields of the format between commas, and then the rows, each on its line.
  ///   - rowCount: How many there must be.
  init(printed: String, rowCount: Int) {
    let lines = printed.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let fields = lines[0].split(separator: ",", omittingEmptySubsequences: false).map { Int32($0) }
    modes = TerminalModes(flags: fields.dropFirst(5).map { $0 == 1 })
    cursor = Cursor(column: Int(fields[0] ?? 0), row: Int(fields[1] ?? 0), isVisible: modes.isCursorVisible)
    isLeft = fields[2] == 1
    status = fields[4].map { .signalled($0) } ?? fields[3].map { .exited($0) }
    let shown = lines.dropFirst().prefix(rowCount).map { row in
      String(row[..<(row.lastIndex { $0 != " " }.map(row.index(after:)) ?? row.startIndex)])
    }
    rows = shown + [String](repeating: "", count: rowCount - shown.count)
  }
}
