import Glibc

/// A file with the same text over and over, which goes away with the value.
struct BenchmarkText: ~Copyable {
  let path: String

  /// - Parameter byteCount: About how large it is.
  init(_ unit: String, byteCount: Int) throws {
    path = "/tmp/bubble-benchmark-\(getpid()).txt"
    guard let file = fopen(path, "w") else { throw MeasuredRun.Failure(description: "cannot write \(path)") }
    defer { fclose(file) }
    for _ in 0..<byteCount / unit.utf8.count { fputs(unit, file) }
  }

  deinit { unlink(path) }
}
