import TestSupport

/// How long the playground takes from a key press to the last byte of the redraw, on a screen of 200 × 60 cells that
/// shows as much of a bubble as it can.
enum PlaygroundBenchmark {
  private static let presses = 200
  /// Longer than any pause within a redraw.
  private static let quietMilliseconds: Int32 = 5
  private static let budgetMilliseconds = 5.0

  static func run() throws {
    let text = (1...100).map { "Row \($0) of a text that fills most of the columns of a large screen, 한국어 also" }
    let terminal = try PseudoTerminal(
      command: SiblingProgram.path("bubble"),
      arguments: ["--playground", "--style", "fill,line", text.joined(separator: "\n")], columns: 200, rows: 60)
    _ = try terminal.readUntilQuiet(milliseconds: 300)
    print("key press to finished redraw at 200 × 60, \(presses) presses each")
    try report("arrowPositionRatio", terminal, select: "\u{1B}[F", keys: ["l", "h"])
    try report("borderWidth", terminal, select: "\u{1B}[H" + String(repeating: "j", count: 8), keys: ["+", "-"])
    try report("preview scrolled", terminal, select: "\t", keys: ["j", "k"])
    try terminal.write("\u{1B}")
    try report("whole screen", terminal, select: "", keys: ["\u{0C}"])
    try terminal.write("q")
    _ = terminal.wait()
  }

  private static func report(_ name: String, _ terminal: PseudoTerminal, select: String, keys: [String]) throws {
    try terminal.write(select)
    _ = try terminal.readUntilQuiet(milliseconds: 100)
    let before = terminal.processorSeconds()
    let times = try (0..<presses).map { try milliseconds(of: keys[$0 % keys.count], terminal) }.sorted()
    let processor = (terminal.processorSeconds() - before) / Double(presses) * 1000
    let median = times[presses / 2]
    print(
      "  \(name): median \(rounded(median)) ms (1/\(rounded(budgetMilliseconds / median)) of \(budgetMilliseconds) ms), "
        + "19 of 20 in \(rounded(times[presses * 19 / 20])) ms, processor \(rounded(processor)) ms")
  }

  private static func milliseconds(of key: String, _ terminal: PseudoTerminal) throws -> Double {
    var rest = [UInt8]()
    let time = try ContinuousClock().measure {
      try terminal.write(key)
      rest = try terminal.read { !$0.isEmpty }
      rest += try terminal.readUntilQuiet(milliseconds: quietMilliseconds)
    }
    precondition(!rest.isEmpty, "nothing was drawn")
    return Double(time.components.attoseconds) / 1e15 - Double(quietMilliseconds)
  }

  private static func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }
}
