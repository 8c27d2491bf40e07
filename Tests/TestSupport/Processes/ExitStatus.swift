/// How a program ended.
package enum ExitStatus: Hashable, CustomStringConvertible {
  case exited(Int32)
  case signalled(Int32)

  /// - Parameter waitStatus: As `waitpid` gives it.
  init(waitStatus: Int32) {
    let signal = waitStatus & 0x7F
    self = signal == 0 ? .exited(waitStatus >> 8 & 0xFF) : .signalled(signal)
  }

  /// As a shell gives it: 128 and the signal's number if a signal ended the program.
  package var inShell: Int32 {
    switch self {
    case .exited(let status): status
    case .signalled(let signal): 128 + signal
    }
  }

  package var description: String {
    switch self {
    case .exited(let status): "exited with \(status)"
    case .signalled(let signal): "ended by signal \(signal)"
    }
  }
}
