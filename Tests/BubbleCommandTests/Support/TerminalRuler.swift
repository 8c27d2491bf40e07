import TestSupport

/// Measures text by the cursor of a real terminal.
struct TerminalRuler {
  private let session: TmuxSession

  init() throws {
    session = try TmuxSession(command: "stty raw -echo; echo ready; exec cat", columns: 80, rows: 4)
    try session.wait { $0.contains("ready") }
  }

  /// The column the cursor is in after each line, written from the first column of an empty screen.
  func columns(of lines: [String]) throws -> [Int] {
    try lines.enumerated().map { number, line in
      // A mark elsewhere tells that all has been shown; then the cursor goes back to where the line ended.
      try session.send("\u{1B}[2J\u{1B}[H\(line)\u{1B}7\u{1B}[3;1H=\(number)=\u{1B}8")
      return try session.wait { $0.rows[2] == "=\(number)=" && $0.cursor.row == 0 }.cursor.column
    }
  }
}
