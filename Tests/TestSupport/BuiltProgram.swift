import Glibc

/// The program under test, which the package manager builds into the folder of the test bundle.
package enum BuiltProgram {
  package struct Missing: Error, CustomStringConvertible {
    let path: String
    package var description: String { "no program at \(path): run `swift build` first" }
  }

  package static func path() throws -> String {
    let path = folder + "/bubble"
    guard access(path, X_OK) == 0 else { throw Missing(path: path) }
    return path
  }

  /// Where the package manager puts all that it builds.
  package static var folder: String {
    bundle.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
  }

  /// The running test bundle, an executable of its own on Linux.
  private static var bundle: String {
    let target = realpath("/proc/self/exe", nil)
    defer { free(target) }
    return target.map { String(cString: $0) } ?? CommandLine.arguments[0]
  }
}
