/// Whether `bubble --print` takes twice as long for twice as much, for the inputs that a careless program takes four times
/// as long for.
enum ScaleBenchmark {
  private static let megabyte = 1_000_000

  static func run() throws {
    print("twice the input")
    for text in texts {
      let once = try best(text, megabytes: text.megabytes)
      let twice = try best(text, megabytes: 2 * text.megabytes)
      print("  \(text.name): \(once) for \(text.megabytes) MB, \(twice) for twice as much")
      print("    time × \(ratio(twice.seconds, once.seconds)), memory × \(ratio(twice.kilobytes, once.kilobytes))")
    }
  }

  private struct Text {
    let name: String
    let unit: String
    var megabytes = 20
    var options: [String] = []
  }

  private static let texts = [
    Text(name: "one word", unit: "abcdefghijklmnopqrstuvwxyz", megabytes: 50),
    Text(name: "one cluster of marks", unit: "\u{301}\u{302}"),
    Text(name: "one cluster of joined emoji", unit: "👩\u{200D}"),
    Text(name: "one line of spaces and tabs", unit: " \t"),
    Text(name: "one word of soft hyphens", unit: "a\u{AD}", megabytes: 10),
    Text(name: "one word of Korean", unit: "가나다라", megabytes: 10),
    Text(
      name: "style changes", unit: "\u{1B}[31ma\u{1B}[1mb\u{1B}[0m\n", megabytes: 10, options: ["--color=truecolor"]),
    Text(
      name: "colours, each another", unit: (0..<999).map { "\u{1B}[38;2;\($0 % 256);\($0 / 4);9ma" }.joined(),
      megabytes: 10, options: ["--color=truecolor"]),
    Text(
      name: "links", unit: "\u{1B}]8;;http://x.org\u{7}a\u{1B}]8;;http://y.org\u{7}b", options: ["--color=truecolor"]),
    Text(name: "an unfinished string control", unit: "\u{1B}]0;"),
    Text(name: "ill-formed bytes", unit: "\u{FFFD}\u{9B}", megabytes: 10),
    Text(name: "from right to left", unit: "שלום ", megabytes: 10),
    Text(
      name: "balanced", unit: String(repeating: "The quick brown fox jumps over a lazy dog ", count: 12) + "\n",
      megabytes: 10, options: ["--wrap=balanced"]),
    Text(name: "cut", unit: "The quick brown fox jumps over ", options: ["--wrap=none"]),
  ]

  private static func best(_ text: Text, megabytes: Int) throws -> MeasuredRun {
    let file = try BenchmarkText(text.unit, byteCount: megabytes * megabyte)
    let arguments = [SiblingProgram.path("bubble"), "--print", "-w", "80", "--input", file.path] + text.options
    let runs = [
      try MeasuredRun(arguments, input: file.path), try MeasuredRun(arguments, input: file.path),
      try MeasuredRun(arguments, input: file.path),
    ]
    return runs.min { $0.seconds < $1.seconds }!
  }

  private static func ratio(_ twice: Double, _ once: Double) -> Double {
    (twice / max(once, 0.001) * 10).rounded() / 10
  }
}
