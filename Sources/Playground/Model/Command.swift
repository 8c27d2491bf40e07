/// What can be asked of the playground, by a key or on the key bar.
enum Command: Hashable {
  case previous, next, first, last
  /// Changes the value of the selected property by so many steps.
  case step(Int)
  case toggle, edit
  case switchFocus
  case undo, redo
  case reset, resetAll
  case filter, help, glyphs, appearance, width, fold
  case presets, savePreset
  case export, nextFormat, previousFormat, copy, printAndLeave
  /// One level out.
  case leave
  case accept
  case repaint
  case quit
}
