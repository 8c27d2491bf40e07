import Glibc

/// What the command finds around itself: environment and terminals. Read once; all decisions are made from this value.
struct Surroundings: Sendable {
  struct Stream: Sendable {
    var isTerminal = false
    /// The terminal's width; `nil` if unknown.
    var columns: Int?
  }

  /// The variables that are set, of those that matter.
  var environment: [String: String] = [:]
  var input = Stream()
  var output = Stream()
  var error = Stream()

  private static let variables = [
    "NO_COLOR", "FORCE_COLOR", "CLICOLOR_FORCE", "CLICOLOR", "COLORTERM", "TERM", "COLUMNS", "LC_ALL", "LC_CTYPE",
    "LANG", "XDG_CONFIG_HOME", "HOME",
  ]

  static func read() -> Surroundings {
    var surroundings = Surroundings()
    for name in variables {
      surroundings.environment[name] = getenv(name).map { String(cString: $0) }
    }
    surroundings.input = stream(STDIN_FILENO)
    surroundings.output = stream(STDOUT_FILENO)
    surroundings.error = stream(STDERR_FILENO)
    return surroundings
  }

  private static func stream(_ descriptor: Int32) -> Stream {
    guard isatty(descriptor) == 1 else { return Stream() }
    var size = winsize()
    let isKnown = ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return Stream(isTerminal: true, columns: isKnown ? Int(size.ws_col) : nil)
  }

  /// The variable's value; `nil` if it is not set, or empty, which means the same for every variable read here.
  subscript(_ name: String) -> String? {
    environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }
}
