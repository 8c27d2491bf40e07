/// `bubble --print` beside `boxes` on the same files of 10 MB.
enum PrintBenchmark {
  private static let megabyte = 1_000_000

  static func run() throws {
    let bubble = SiblingProgram.path("bubble")
    for (name, unit) in texts {
      let file = try BenchmarkText(unit, byteCount: 10 * megabyte)
      let path = file.path
      let ours = try best { try MeasuredRun([bubble, "--print", "-w", "80", "--input", path], input: path) }
      let theirs = try best { try MeasuredRun(["boxes"], input: path) }
      print("\(name), 10 MB: bubble \(ours), boxes \(theirs)")
      print("  time 1/\(ratio(theirs.seconds, ours.seconds)), memory 1/\(ratio(theirs.kilobytes, ours.kilobytes))")
    }
  }

  private static let texts = [
    ("lines of words", "The quick brown fox jumps over (really) a lazy dog, 12.5 km away.\nAnd on.\n"),
    ("one word", "abcdefghijklmnopqrstuvwxyz"),
    ("Korean", "한국어 텍스트를 줄바꿈하는 문장입니다.\n"),
  ]

  private static func best(_ run: () throws -> MeasuredRun) rethrows -> MeasuredRun {
    let runs = [try run(), try run(), try run()]
    return runs.min { $0.seconds < $1.seconds }!
  }

  private static func ratio(_ theirs: Double, _ ours: Double) -> Double { (theirs / ours * 10).rounded() / 10 }
}
