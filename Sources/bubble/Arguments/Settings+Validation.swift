import SpeechBubble
import TerminalText

/// What options mean together; checked before anything is read.
extension Settings {
  func validate() throws(UsageError) {
    let modes = Mode.allCases.compactMap { typed[$0.rawValue] }
    if modes.count > 1 { throw .twoModes(modes[0], modes[1]) }
    try validateTooltips()
    if let option = typed["text"], let operand = operands.first { throw .textTwice(option, operand: operand) }
    if let option = typed["input"], givenText != nil { throw .inputBesideText(option) }
    if ambiguousWidth == .two, let glyphs, glyphs != .ascii {
      try contradict("glyphs", with: "ambiguous-width", allowed: ["auto", "ascii"])
    }
    try validateLive()
    if [.text, .json].contains(format), ![.auto, .never].contains(color) {
      try contradict("color", with: "format", allowed: [ColorChoice.auto, .never].map(\.rawValue))
    }
    if [.ansi, .svg].contains(format), color == .never {
      try contradict("color", with: "format", allowed: ColorChoice.allCases.filter { $0 != .never }.map(\.rawValue))
    }
  }

  /// One tooltip may stand alone; several need something to point at each.
  private func validateTooltips() throws(UsageError) {
    guard let alone = tooltips.first(where: { $0.target == nil }) else { return }
    if tooltips.count > 1 || input != nil { throw .tooltipWithoutTarget(alone.option) }
    if let text = givenText { throw .textBesideTooltip(alone.option, text: text) }
  }

  /// What is drawn while it arrives is written for a terminal, and its rows cannot wait for those after them.
  private func validateLive() throws(UsageError) {
    guard let mode, mode.isLive else { return }
    if wrapping != .greedy { try contradict("wrap", with: mode.rawValue, allowed: [TextWrapping.greedy.rawValue]) }
    if let format, ![.text, .ansi].contains(format) {
      try contradict("format", with: mode.rawValue, allowed: [Format.text, .ansi].map(\.rawValue))
    }
  }

  private func contradict(_ name: String, with other: String, allowed: [String]) throws(UsageError) {
    guard let option = typed[name], let reason = typed[other] else { return }
    throw .contradiction(option, with: reason, allowed: allowed)
  }
}
