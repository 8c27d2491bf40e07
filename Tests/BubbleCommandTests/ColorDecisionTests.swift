import SpeechBubble
import Testing

@testable import bubble

/// The order in which colour is decided.
@Suite struct ColorDecisionTests {
  struct Case: Sendable {
    var choice = ColorChoice.auto
    var format: Format?
    var environment = ["TERM": "xterm"]
    var isTerminal = true
    let depth: ColorDepth
  }

  private static func variables(_ variables: [String: String], isTerminal: Bool = true, _ depth: ColorDepth) -> Case {
    Case(environment: ["TERM": "xterm"].merging(variables) { $1 }, isTerminal: isTerminal, depth: depth)
  }

  private static let cases = [
    variables([:], .ansi16),
    variables([:], isTerminal: false, .none),
    variables(["TERM": "xterm-256color"], .ansi256),
    variables(["TERM": "screen-256color-bce"], .ansi256),
    variables(["TERM": "xterm-direct"], .trueColor),
    variables(["TERM": "dumb"], .none),
    variables(["TERM": ""], .none),
    variables(["COLORTERM": "truecolor"], .trueColor),
    variables(["COLORTERM": "24bit", "TERM": "screen"], .trueColor),
    variables(["COLORTERM": "yes"], .ansi16),
    variables(["NO_COLOR": "1"], .none),
    variables(["NO_COLOR": "0"], .none),
    variables(["NO_COLOR": ""], .ansi16),
    variables(["CLICOLOR": "0"], .none),
    variables(["CLICOLOR": "1"], isTerminal: false, .none),
    variables(["CLICOLOR_FORCE": "1"], isTerminal: false, .ansi16),
    variables(["CLICOLOR_FORCE": "0"], isTerminal: false, .none),
    variables(["CLICOLOR_FORCE": ""], isTerminal: false, .none),
    variables(["FORCE_COLOR": "1", "TERM": "dumb"], isTerminal: false, .ansi16),
    variables(["FORCE_COLOR": "1", "CLICOLOR": "0"], isTerminal: false, .ansi16),
    variables(["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], .none),
    Case(choice: .always, environment: ["NO_COLOR": "1"], isTerminal: false, depth: .ansi16),
    Case(choice: .always, environment: ["TERM": "x-256color"], isTerminal: false, depth: .ansi256),
    Case(choice: .never, environment: ["TERM": "xterm", "FORCE_COLOR": "1"], depth: .none),
    Case(choice: .ansi16, environment: ["COLORTERM": "truecolor"], depth: .ansi16),
    Case(choice: .ansi256, environment: [:], depth: .ansi256),
    Case(choice: .trueColor, environment: [:], depth: .trueColor),
    Case(format: .text, depth: .none),
    Case(format: .ansi, environment: ["NO_COLOR": "1"], isTerminal: false, depth: .ansi16),
    Case(choice: .ansi256, format: .ansi, environment: [:], isTerminal: false, depth: .ansi256),
  ]

  @Test(arguments: cases) func depth(_ example: Case) {
    let surroundings = Surroundings(environment: example.environment)
    let decision = ColorDecision(
      choice: example.choice, format: example.format, surroundings: surroundings, isTerminal: example.isTerminal)
    #expect(decision.depth == example.depth)
  }
}
