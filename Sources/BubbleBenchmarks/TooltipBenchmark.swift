import HelpTooltip
import SpeechBubble

/// Fifty tooltips on a help of a thousand lines, on every side, placed and drawn.
enum TooltipBenchmark {
  private static let rounds = 20
  private static let budgetMilliseconds = 20.0

  static func run() {
    let help = (1...1000).map { "  -\($0), --option-\($0)=VALUE    what option \($0) of a thousand is about" }
      .joined(separator: "\n")
    let tooltips = (1...50).map { number in
      let name = "--option-\(number * 20)"
      var tooltip = Tooltip("This is what \(name) does, told in a few words", at: .text(name))
      tooltip.side = Tooltip.Side.allCases[number % Tooltip.Side.allCases.count]
      return tooltip
    }
    print("50 tooltips on a help of 1000 lines, \(rounds) times each")
    report("placed and drawn") { (try? annotate(help, with: tooltips, columns: 80))?.rowCount ?? 0 }
    report("encoded as well") { (try? annotate(help, with: tooltips, columns: 80))?.picture.utf8.count ?? 0 }
  }

  private static func report(_ name: String, _ work: () -> Int) {
    let clock = ContinuousClock()
    let times = (0..<rounds).map { _ in
      clock.measure { precondition(work() > 1000, "nothing was drawn") }
    }.sorted()
    let milliseconds = Double(times[rounds / 2].components.attoseconds) / 1e15
    print(
      "  \(name): median \(rounded(milliseconds)) ms (1/\(rounded(budgetMilliseconds / milliseconds)) of "
        + "\(budgetMilliseconds) ms)")
  }

  private static func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }
}
