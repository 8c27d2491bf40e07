import CTestSupport
import Glibc

/// Both ends of a pseudo-terminal.
package struct Terminal: ~Copyable {
  package private(set) var master: Int32
  package private(set) var slave: Int32
  /// Where the slave can be opened.
  package let path: String

  /// - Parameters:
  ///   - columns: 0 makes a terminal that does not know its size.
  ///   - isRaw: Passes bytes on unchanged, rather than being as a login finds it.
  package init(columns: Int, rows: Int = 24, isRaw: Bool = true) {
    (master, path) = Self.openMaster()
    slave = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    precondition(slave >= 0, "no pseudo-terminal: \(errno)")
    if isRaw {
      var modes = termios()
      cfmakeraw(&modes)
      tcsetattr(slave, TCSANOW, &modes)
    }
    _ = fcntl(master, F_SETFL, O_NONBLOCK)
    resize(columns: columns, rows: columns == 0 ? 0 : rows)
  }

  private static func openMaster() -> (descriptor: Int32, slavePath: String) {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 128) { name in
      let master = open_terminal_master(name.baseAddress, name.count)
      precondition(master >= 0, "no pseudo-terminal: \(errno)")
      return (master, String(cString: name.baseAddress!))
    }
  }

  /// Gives it another size, of which the kernel tells the program in the foreground.
  package func resize(columns: Int, rows: Int) {
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    precondition(ioctl(master, UInt(TIOCSWINSZ), &size) == 0, "no terminal of \(columns) x \(rows): \(errno)")
  }

  /// What was written to it and not yet read.
  package func drain() -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(master, &chunk, chunk.count)
      if count <= 0 { return bytes }
      bytes += chunk[..<count]
    }
  }

  /// Takes the terminal away from whatever uses it.
  package mutating func closeMaster() { Self.close(&master) }

  /// Leaves the slave to the programs that have it open, so that their end is the end of what is read.
  package mutating func closeSlave() { Self.close(&slave) }

  private static func close(_ descriptor: inout Int32) {
    if descriptor >= 0 { Glibc.close(descriptor) }
    descriptor = -1
  }

  deinit {
    if master >= 0 { Glibc.close(master) }
    if slave >= 0 { Glibc.close(slave) }
  }
}
