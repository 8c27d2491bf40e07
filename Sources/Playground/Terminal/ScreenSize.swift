/// Columns and rows of a terminal's screen.
struct ScreenSize: Hashable {
  var columns: Int
  var rows: Int
}
