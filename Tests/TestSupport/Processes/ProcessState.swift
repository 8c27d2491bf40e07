import Glibc

/// What a process is doing, as the kernel has it: `R` runs, `S` sleeps, `T` is stopped, `Z` has ended.
package enum ProcessState {
  /// - Returns: `nil` if there is no such process.
  package static func of(_ process: pid_t) -> Character? {
    // The name in parentheses may itself hold some.
    let fields = String(decoding: CapturedFile.contents(ofFile: "/proc/\(process)/stat"), as: UTF8.self)
    return fields.split(separator: ")").last?.dropFirst().first
  }
}
