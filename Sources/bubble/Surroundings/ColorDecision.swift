import SpeechBubble
import TerminalText

/// Whether to use colours, and how many.
///
/// The order: what the command line says, `NO_COLOR` (no-color.org), `FORCE_COLOR` and `CLICOLOR_FORCE`, a terminal
/// that cannot, `CLICOLOR=0`, and at last whether the output is a terminal.
struct ColorDecision {
  let choice: ColorChoice
  let format: Format?
  let surroundings: Surroundings
  /// Whether the bubble itself goes to a terminal.
  let isTerminal: Bool

  var depth: ColorDepth {
    switch format {
    case .text, .json: return .none
    // Pages and pictures have all colours, wherever they are written to.
    case .svg, .html: return choice == .never ? .none : .trueColor
    case .ansi, nil: break
    }
    switch choice {
    case .never: return .none
    case .ansi16: return .ansi16
    case .ansi256: return .ansi256
    case .trueColor: return .trueColor
    case .always: return terminalDepth
    case .auto: return format == .ansi || isWanted ? terminalDepth : .none
    }
  }

  private var isWanted: Bool {
    if surroundings["NO_COLOR"] != nil { return false }
    if isForced("FORCE_COLOR") || isForced("CLICOLOR_FORCE") { return true }
    if surroundings["TERM"] == nil || surroundings["TERM"] == "dumb" { return false }
    return surroundings["CLICOLOR"] != "0" && isTerminal
  }

  private func isForced(_ variable: String) -> Bool { surroundings[variable].map { $0 != "0" } ?? false }

  private var terminalDepth: ColorDepth {
    let promise = surroundings["COLORTERM"]?.lowercased() ?? ""
    let terminal = surroundings["TERM"] ?? ""
    if promise == "truecolor" || promise == "24bit" || terminal.hasSuffix("-direct") { return .trueColor }
    return terminal.contains("256color") || promise.contains("256") ? .ansi256 : .ansi16
  }
}
