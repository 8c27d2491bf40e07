import Glibc

/// A program run to its end with a file as its input and its output thrown away.
enum ChildProcess {
  struct Usage: CustomStringConvertible {
    /// Processor time, user and system.
    var seconds: Double
    /// The most memory it had at any time.
    var kilobytes: Double

    var description: String { "\((seconds * 100).rounded() / 100) s, \((kilobytes / 100).rounded() / 10) MB" }
  }

  struct Failure: Error, CustomStringConvertible {
    var what: String
    var code: Int32

    var description: String { "\(what): \(String(cString: strerror(code)))" }
  }

  static func run(_ arguments: [String], input: String) throws -> Usage {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var child = pid_t()
    let code = posix_spawn(&child, arguments[0], &actions, nil, &words, environ)
    guard code == 0 else { throw Failure(what: arguments[0], code: code) }
    var status = Int32()
    var usage = rusage()
    guard wait4(child, &status, 0, &usage) == child, status == 0 else { throw Failure(what: arguments[0], code: EIO) }
    return Usage(
      seconds: seconds(usage.ru_utime) + seconds(usage.ru_stime), kilobytes: Double(usage.ru_maxrss))
  }

  private static func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
}
