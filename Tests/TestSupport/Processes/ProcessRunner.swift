import Glibc

/// A program run to its end.
///
///     try ProcessRunner("sh", "-c", "exit 3").run().status  // 3
package struct ProcessRunner {
  package var program: String
  package var arguments: [String]
  package var environment: [String: String]
  package var input: [UInt8] = []
  /// How long it may take.
  package var seconds = 10.0

  package init(_ program: String, _ arguments: String..., environment: [String: String] = Self.plainEnvironment) {
    self.init(program, arguments: arguments, environment: environment)
  }

  package init(_ program: String, arguments: [String], environment: [String: String] = Self.plainEnvironment) {
    self.program = program
    self.arguments = arguments
    self.environment = environment
  }

  /// UTF-8, and the programs that the tests themselves find.
  package static var plainEnvironment: [String: String] {
    ["LC_ALL": "C.UTF-8", "PATH": getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"]
  }

  package struct TookTooLong: Error, CustomStringConvertible {
    let words: [String]
    let seconds: Double
    let output: String
    package var description: String {
      "`\(words.joined(separator: " "))` was killed after \(seconds) s; it had written: \(output)"
    }
  }

  /// Runs it.
  ///
  /// - Throws: ``Launch/Failure`` if it cannot be started, ``TookTooLong`` if it had to be killed.
  package func run() throws -> Outcome {
    let inputFile = CapturedFile(input)
    let outputFile = CapturedFile()
    let errorFile = CapturedFile()
    let streams = [inputFile.descriptor, outputFile.descriptor, errorFile.descriptor]
    let launch = Launch(program: program, arguments: arguments.map { Array($0.utf8) }, environment: environment)
    var process = try launch.start { actions in
      for (number, stream) in streams.enumerated() {
        posix_spawn_file_actions_adddup2(&actions, stream, Int32(number))
      }
    }
    guard let status = process.wait(seconds: seconds) else {
      let output = String(decoding: outputFile.contents + errorFile.contents, as: UTF8.self)
      throw TookTooLong(words: [program] + arguments, seconds: seconds, output: output)
    }
    return Outcome(status: status.inShell, outputBytes: outputFile.contents, errorBytes: errorFile.contents)
  }
}
