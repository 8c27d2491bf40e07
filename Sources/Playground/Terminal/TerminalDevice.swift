import BubbleFiles
import CTerminal
import Glibc

/// The terminal that controls the process, whatever its standard streams are.
final class TerminalDevice {
  let descriptor: Descriptor
  private let originalModes: termios

  private static let path = "/dev/tty"

  /// - Throws: ``PlaygroundError/noTerminal(_:)`` if the process has none.
  init() throws(PlaygroundError) {
    let number = open(Self.path, O_RDWR | O_CLOEXEC)
    guard number >= 0 else { throw .noTerminal(errno) }
    descriptor = Descriptor(number: number, name: "the terminal")
    var modes = termios()
    guard tcgetattr(number, &modes) == 0 else {
      let code = errno
      close(number)
      throw .noTerminal(code)
    }
    originalModes = modes
  }

  deinit { close(descriptor.number) }

  /// The size in cells, at most ``ScreenSize/most``; `nil` if the terminal does not know it.
  var size: ScreenSize? {
    saidSize.map {
      ScreenSize(columns: min($0.columns, ScreenSize.most.columns), rows: min($0.rows, ScreenSize.most.rows))
    }
  }

  /// Whether the terminal says of itself that it is larger than any is.
  var isOversized: Bool { saidSize != size }

  private var saidSize: ScreenSize? {
    var size = winsize()
    guard ioctl(descriptor.number, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return nil }
    return ScreenSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }

  /// Keys come one by one and are not shown; Ctrl-C, Ctrl-Z and Ctrl-\ stay signals, as in any program. What Ctrl-S and
  /// Ctrl-V do at a prompt they do not do here.
  func enterKeyMode() {
    var modes = originalModes
    modes.c_iflag &= ~tcflag_t(ICRNL | INLCR | IGNCR | IXON | ISTRIP)
    modes.c_lflag &= ~tcflag_t(ICANON | ECHO | ECHONL | IEXTEN)
    modes.c_lflag |= tcflag_t(ISIG)
    tcsetattr(descriptor.number, TCSADRAIN, &modes)
  }

  func restoreModes() {
    var modes = originalModes
    tcsetattr(descriptor.number, TCSADRAIN, &modes)
  }

  /// Writes past ncurses, between its own outputs. A terminal that has gone away is noticed by whoever reads from it.
  func write(_ text: String) {
    try? descriptor.write(Array(text.utf8))
  }
}
