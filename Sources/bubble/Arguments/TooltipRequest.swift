import HelpTooltip

/// A tooltip as the command line asks for it: `--tooltip` and what follows it.
struct TooltipRequest: Sendable {
  /// `--tooltip`, whose value is what it says.
  let option: TypedOption
  var target: Target?
  /// `nil`: as for the other tooltips.
  var side: Tooltip.Side?

  /// `--at` or `--at-text`.
  struct Target: Sendable {
    let option: TypedOption
    let anchor: TextAnchor
  }

  var text: String { String(decoding: option.value ?? [], as: UTF8.self) }
}

extension Settings {
  /// Gives the tooltip asked for last what it points at.
  mutating func aim(_ option: TypedOption, at anchor: TextAnchor) throws(UsageError) {
    guard let last = tooltips.indices.last else { throw .targetWithoutTooltip(option) }
    if let other = tooltips[last].target { throw .secondTarget(option, other.option) }
    tooltips[last].target = TooltipRequest.Target(option: option, anchor: anchor)
  }

  /// A side is that of the tooltip before it, and that of all that have none of their own.
  mutating func take(_ side: Tooltip.Side) {
    self.side = side
    if let last = tooltips.indices.last { tooltips[last].side = side }
  }
}
