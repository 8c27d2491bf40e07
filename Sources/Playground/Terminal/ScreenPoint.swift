/// A cell of the screen, counted from 0.
struct ScreenPoint: Hashable {
  var column: Int
  var row: Int
}
