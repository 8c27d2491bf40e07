/// Columns and rows of a terminal's screen.
struct ScreenSize: Hashable {
  var columns: Int
  var rows: Int

  /// More than any screen has. ncurses counts cells in 16 bits, and keeps several copies of all of them.
  static let most = ScreenSize(columns: 2000, rows: 1000)
}
