import Glibc

/// `bubble --print` beside `boxes` on the same files of 10 MB.
enum PrintBenchmark {
  private static let megabyte = 1_000_000

  static func run() throws {
    let bubble = try siblingProgram("bubble")
    for (name, unit) in texts {
      let path = "/tmp/bubble-benchmark-\(getpid()).txt"
      try write(unit, to: path)
      defer { unlink(path) }
      let ours = try best { try ChildProcess.run([bubble, "--print", "-w", "80", "--input", path], input: path) }
      let theirs = try best { try ChildProcess.run(["/usr/bin/boxes"], input: path) }
      print("\(name), 10 MB: bubble \(ours), boxes \(theirs)")
      print("  time 1/\(ratio(theirs.seconds, ours.seconds)), memory 1/\(ratio(theirs.kilobytes, ours.kilobytes))")
    }
  }

  private static let texts = [
    ("lines of words", "The quick brown fox jumps over (really) a lazy dog, 12.5 km away.\nAnd on.\n"),
    ("one word", "abcdefghijklmnopqrstuvwxyz"),
    ("Korean", "한국어 텍스트를 줄바꿈하는 문장입니다.\n"),
  ]

  private static func best(_ run: () throws -> ChildProcess.Usage) rethrows -> ChildProcess.Usage {
    let runs = [try run(), try run(), try run()]
    return runs.min { $0.seconds < $1.seconds }!
  }

  private static func ratio(_ theirs: Double, _ ours: Double) -> Double { (theirs / ours * 10).rounded() / 10 }

  private static func write(_ unit: String, to path: String) throws {
    guard let file = fopen(path, "w") else { throw ChildProcess.Failure(what: path, code: errno) }
    defer { fclose(file) }
    for _ in 0..<10 * megabyte / unit.utf8.count { fputs(unit, file) }
  }

  private static func siblingProgram(_ name: String) throws -> String {
    var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = buffer.withUnsafeMutableBytes {
      readlink("/proc/self/exe", $0.baseAddress!.assumingMemoryBound(to: CChar.self), $0.count)
    }
    let path = String(decoding: buffer.prefix(max(count, 0)), as: UTF8.self)
    return path.split(separator: "/").dropLast().reduce("") { $0 + "/" + $1 } + "/" + name
  }
}
