import Glibc

/// A pseudo-terminal that passes bytes on unchanged.
struct Terminal: ~Copyable {
  let master: Int32
  let slave: Int32

  init(columns: Int) {
    var master: Int32 = -1
    var slave: Int32 = -1
    var size = winsize(ws_row: columns == 0 ? 0 : 24, ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    var modes = termios()
    cfmakeraw(&modes)
    precondition(openpty(&master, &slave, nil, &modes, &size) == 0, "no pseudo-terminal: \(errno)")
    for descriptor in [master, slave] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(master, F_SETFL, O_NONBLOCK)
    self.master = master
    self.slave = slave
  }

  /// What was written to it and not yet read.
  func drain() -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(master, &chunk, chunk.count)
      if count <= 0 { return bytes }
      bytes += chunk[..<count]
    }
  }

  deinit {
    close(master)
    close(slave)
  }
}
