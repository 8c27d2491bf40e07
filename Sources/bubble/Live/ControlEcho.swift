import BubbleFiles
import Glibc

/// The `^C` that a terminal shows for a control key, which would push the rest of a row to the right: silenced while rows
/// are written to the terminal.
final class ControlEcho {
  private let terminal: Int32
  /// The terminal's modes with the echo; `nil` while it is as it was found.
  private var found: termios?

  init(of output: Descriptor) {
    terminal = output.number
    silence()
  }

  /// Only in the foreground: from the background it would stop the process.
  func silence() {
    var modes = termios()
    guard found == nil, tcgetattr(terminal, &modes) == 0, tcgetpgrp(terminal) == getpgrp() else { return }
    let echo = tcflag_t(ECHOCTL)
    guard modes.c_lflag & echo != 0 else { return }
    found = modes
    modes.c_lflag &= ~echo
    tcsetattr(terminal, TCSANOW, &modes)
  }

  /// Changes back nothing but the echo: others may have changed other modes.
  func restore() {
    guard let found else { return }
    self.found = nil
    var modes = found
    guard tcgetattr(terminal, &modes) == 0, tcgetpgrp(terminal) == getpgrp() else { return }
    modes.c_lflag |= found.c_lflag & tcflag_t(ECHOCTL)
    tcsetattr(terminal, TCSANOW, &modes)
  }
}
