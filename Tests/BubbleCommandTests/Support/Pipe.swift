import Glibc
import TestSupport

/// A pipe whose ends no other process inherits by accident, even one that is started in the same moment.
struct Pipe: ~Copyable {
  let reader: Int32
  let writer: Int32

  init() {
    let folder = TemporaryFolder()
    let path = folder.file("pipe")
    precondition(mkfifo(path, 0o600) == 0, "no pipe: \(errno)")
    reader = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    writer = open(path, O_WRONLY | O_CLOEXEC)
    _ = fcntl(reader, F_SETFL, 0)
  }

  /// Leaves nothing but the null device at the reading end.
  func closeReader() {
    let null = open("/dev/null", O_RDONLY | O_CLOEXEC)
    dup2(null, reader)
    close(null)
  }

  deinit {
    close(reader)
    close(writer)
  }
}
