import Glibc

/// `bubble --stream` and `bubble --chat` on the tokens of an answer, and the memory for ten times as many.
enum StreamBenchmark {
  private static let tokens = 100_000
  private static let budgetSeconds = 2.0

  static func run() throws {
    let plain = (0..<tokens).map { "token\($0 % 100) " }
    try report("--stream, plain text", ["--stream"], plain.joined())
    try report("--stream, ten times as long", ["--stream"], String(repeating: plain.joined(), count: 10))
    try report("--stream, colours", ["--stream", "--color", "256", "--style", "fill,line"], plain.joined())
    try report("--chat, deltas", ["--chat"], plain.map { "{\"delta\":\"\($0)\"}\n" }.joined())
    try report("--chat, server-sent events", ["--chat"], plain.map(event).joined())
  }

  private static func event(_ token: String) -> String {
    "data: {\"id\":\"c\",\"object\":\"chat.completion.chunk\",\"choices\":[{\"index\":0,\"delta\":{\"content\":\"\(token)\"}}]}\n\n"
  }

  private static func report(_ name: String, _ options: [String], _ text: String) throws {
    let path = "/tmp/bubble-benchmark-\(getpid()).txt"
    guard let file = fopen(path, "w") else { throw MeasuredRun.Failure(description: "cannot write \(path)") }
    fputs(text, file)
    fclose(file)
    defer { unlink(path) }
    let run = try MeasuredRun([SiblingProgram.path("bubble")] + options + ["--input", path], input: path)
    let share = (budgetSeconds / run.seconds * 10).rounded() / 10
    print("\(name): \(run), 1/\(share) of \(budgetSeconds) s")
  }
}
