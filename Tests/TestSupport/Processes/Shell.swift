import Glibc

/// Runs scripts as a user would, by `sh`.
package enum Shell {
  package struct Failure: Error { let code: Int32 }

  /// Runs a script in a folder, with no input, the built programs first in `PATH`, and a UTF-8 locale. What it writes
  /// to no file of its own is in the file `log` afterwards.
  ///
  /// - Returns: The exit status; 128 and the signal's number if a signal ended the shell.
  package static func run(_ script: String, in folder: borrowing TemporaryFolder) throws -> Int32 {
    _ = try BuiltProgram.path()
    folder.write("cd '\(folder.path)' || exit\nexec </dev/null >log 2>&1\n" + script, to: "script")
    let path = "\(BuiltProgram.folder):" + (getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin")
    let arguments = ["sh", folder.file("script"), nil].map { $0.flatMap { strdup($0) } }
    let variables = ["PATH=\(path)", "LC_ALL=C.UTF-8", nil].map { $0.flatMap { strdup($0) } }
    defer { for string in arguments + variables { free(string) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, "/bin/sh", nil, nil, arguments, variables)
    guard code == 0 else { throw Failure(code: code) }
    return status(of: process)
  }

  private static func status(of process: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) == -1 && errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? status >> 8 & 0xFF : 128 + signal
  }
}
