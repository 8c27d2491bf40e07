import CTerminal
import Glibc
import SpeechBubble
import TerminalText

/// The terminal's screen, drawn by ncurses, which sends only what has changed.
///
/// ncurses does nothing else here: bytes are read and parsed elsewhere, and so are signals.
final class Screen {
  private let device: TerminalDevice
  private let modes: (on: String, off: String)
  private let screen: OpaquePointer
  private let streams: (output: UnsafeMutablePointer<FILE>, input: UnsafeMutablePointer<FILE>)
  private let characters: CellCharacters
  private var renditions: ScreenRenditions

  /// Takes the screen over.
  ///
  /// - Parameters:
  ///   - type: The terminal's type, as `TERM` has it.
  ///   - isUTF8: Whether the terminal's character set is UTF-8.
  /// - Throws: ``PlaygroundError/unusableTerminal(type:)``; the terminal is then as it was.
  init(_ device: TerminalDevice, type: String?, isUTF8: Bool, hasMouse: Bool) throws(PlaygroundError) {
    guard let type, Self.isUsable(type, device) else { throw .unusableTerminal(type: type) }
    Self.chooseLocale(isUTF8: isUTF8)
    if device.isOversized {
      // ncurses is to begin with the size that terminfo has, before it is given one within bounds.
      use_env(false)
      use_tioctl(false)
    }
    guard let streams = Self.openStreams(device), let screen = newterm(type, streams.output, streams.input) else {
      throw .unusableTerminal(type: type)
    }
    self.device = device
    self.screen = screen
    self.streams = streams
    modes = (TerminalModes.on(withMouse: hasMouse), TerminalModes.off(withMouse: hasMouse))
    characters = CellCharacters(isUTF8: isUTF8)
    renditions = ScreenRenditions()
    curs_set(0)
    fitSize()
    takeOver()
  }

  /// Gives the screen back, the terminal as it was.
  deinit {
    if !isendwin() { giveBack() }
    delscreen(screen)
    fclose(streams.output)
    fclose(streams.input)
  }

  /// Whether terminfo knows the type, and it is of a terminal whose cursor can be moved.
  private static func isUsable(_ type: String, _ device: TerminalDevice) -> Bool {
    var reason: Int32 = 0
    guard setupterm(type, device.descriptor.number, &reason) != terminal_error() else { return false }
    return terminal_has_string("cup") != 0
  }

  /// ncurses asks the C library how wide characters are and how they are written. A locale that is named in the
  /// environment but not installed must not turn UTF-8 into bytes.
  private static func chooseLocale(isUTF8: Bool) {
    if setlocale(LC_CTYPE, isUTF8 ? "" : "C") == nil { setlocale(LC_CTYPE, "C.UTF-8") }
  }

  private static func openStreams(
    _ device: TerminalDevice
  ) -> (output: UnsafeMutablePointer<FILE>, input: UnsafeMutablePointer<FILE>)? {
    func open(_ mode: String) -> UnsafeMutablePointer<FILE>? {
      fdopen(fcntl(device.descriptor.number, F_DUPFD_CLOEXEC, STDERR_FILENO + 1), mode)
    }
    guard let output = open("w"), let input = open("r") else { return nil }
    return (output, input)
  }

  private(set) var size = ScreenSize(columns: 1, rows: 1)

  /// Adapts to the terminal's present size.
  func fitSize() {
    if let size = device.size { resizeterm(Int32(size.rows), Int32(size.columns)) }
    let window = terminal_standard_window()
    size = ScreenSize(columns: max(1, Int(getmaxx(window))), rows: max(1, Int(getmaxy(window))))
  }

  /// How far colours are reduced.
  var depth: ColorDepth { renditions.depth }

  /// Leaves the screen to somebody else.
  func giveBack() {
    device.write(modes.off)
    endwin()
    device.restoreModes()
  }

  /// Takes the screen over again; it is drawn anew as a whole.
  func takeBack() {
    reset_prog_mode()
    fitSize()
    takeOver()
    repaint()
  }

  private func takeOver() {
    device.enterKeyMode()
    def_prog_mode()
    device.write(modes.on)
  }

  /// Makes the next picture be drawn as a whole, whatever is on the screen.
  func repaint() { clearok(terminal_standard_window(), true) }

  /// Draws a picture as large as the screen.
  ///
  /// - Parameter cursor: The cell in which the cursor is shown; `nil` hides it.
  func show(_ picture: Grid, appearance: Appearance, cursor: ScreenPoint?) {
    let window = terminal_standard_window()
    let reducer = ColorReducer(depth: depth, appearance: appearance)
    let styles = picture.styles.map { renditions.rendition(of: reducer.reduce($0)) }
    for row in 0..<min(picture.rows, size.rows) {
      let cells = isOutOfReach(row: row) ? [blank] : curses(picture.cells(ofRow: row), picture, styles)
      mvwadd_wchnstr(window, Int32(row), 0, cells, Int32(cells.count))
    }
    wmove(window, Int32(cursor?.row ?? 0), Int32(cursor?.column ?? 0))
    curs_set(cursor == nil ? 0 : 1)
    wrefresh(window)
  }

  /// ncurses fills the last cell of the screen by way of the one to its left, which it does not find missing on a screen
  /// of one column. A blank needs no filling.
  private func isOutOfReach(row: Int) -> Bool { size.columns == 1 && row == size.rows - 1 }

  private var blank: cchar_t { curses([0x20], ScreenRenditions.Rendition(attributes: 0, pair: 0)) }

  /// A row as ncurses takes it: a wide character is one element.
  private func curses(
    _ cells: ArraySlice<Grid.Cell>, _ picture: Grid, _ styles: [ScreenRenditions.Rendition]
  ) -> [cchar_t] {
    var converted: [cchar_t] = []
    converted.reserveCapacity(cells.count)
    var index = cells.startIndex
    while index < cells.endIndex {
      let cell = cells[index]
      var end = index + 1
      while end < cells.endIndex, cells[end].glyph == Grid.Cell.continuationGlyph { end += 1 }
      let style = styles[Int(cell.style)]
      if cell.glyph < 0x80 {
        converted.append(curses(wchar_t(cell.glyph), style))
      } else {
        for group in characters.groups(scalars(of: cell.glyph, picture), columns: end - index) {
          converted.append(curses(group, style))
        }
      }
      index = end
    }
    return converted
  }

  private func scalars(of glyph: UInt32, _ picture: Grid) -> [Unicode.Scalar] {
    if glyph >= Grid.Cell.firstClusterGlyph {
      return Array(String(decoding: picture.cluster(glyph), as: UTF8.self).unicodeScalars)
    }
    return Unicode.Scalar(glyph).map { [$0] } ?? []
  }

  /// The same for a single character, without an array of it: this is done for nearly all cells of every picture.
  private func curses(_ character: wchar_t, _ style: ScreenRenditions.Rendition) -> cchar_t {
    var cell = cchar_t()
    var pair = style.pair
    var terminated = (character, wchar_t(0))
    withUnsafeBytes(of: &terminated) {
      _ = setcchar(&cell, $0.assumingMemoryBound(to: wchar_t.self).baseAddress, style.attributes, 0, &pair)
    }
    return cell
  }

  private func curses(_ characters: [wchar_t], _ style: ScreenRenditions.Rendition) -> cchar_t {
    var cell = cchar_t()
    var pair = style.pair
    setcchar(&cell, characters + [0], style.attributes, 0, &pair)
    return cell
  }
}
