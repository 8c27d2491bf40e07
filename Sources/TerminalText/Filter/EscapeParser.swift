/// Tells text from control functions (ECMA-48), after the state diagram of DEC's terminals that Paul Williams drew up, for
/// scalars fed one by one. Controls of the C1 set are known in both forms, as scalars and as ESC with a letter.
///
/// Two departures from the diagram, for input that is hostile or cut short: a line end ends every sequence, and BEL ends
/// every string.
struct EscapeParser: Sendable {
  /// What a scalar turned out to be.
  enum Event: UInt8 {
    /// Part of a control function that is not complete, or of one that is dropped.
    case none
    case print
    /// A control character on its own.
    case execute
    case lineEnd
    /// An escape sequence is complete; what it was is not kept.
    case escape
    /// A control sequence is complete: ``EscapeParser/parameters`` and ``EscapeParser/isPlain`` tell of it, and the
    /// scalar is its final byte.
    case controlSequence
    /// An operating system command is complete: ``EscapeParser/command``.
    case command
  }

  /// The parameter bytes of the control sequence, digits, semicolons and colons; `nil` if there were too many.
  private(set) var parameters: [UInt8]? = []
  /// Whether the control sequence has neither a private marker nor intermediate bytes.
  private(set) var isPlain = true
  /// The text of the operating system command; `nil` if it was too long.
  private(set) var command: [UInt8]? = []

  private var state = State.ground

  /// Room for the longest link that is let through and its parameters.
  private static let longestCommand = 4096
  private static let longestParameters = 512

  /// Whether text is text, and no sequence is begun.
  var isInText: Bool { state == .ground }

  mutating func feed(_ scalar: UInt32) -> Event {
    let step = EscapeTable.step(from: state, for: scalar)
    state = step.state
    switch step.action {
    case .start: clear()
    case .collect: isPlain = false
    case .parameter: collectParameter(scalar)
    case .put: collectCommand(scalar)
    case .event(let event): return event
    }
    return .none
  }

  private mutating func clear() {
    parameters = []
    isPlain = true
    command = []
  }

  private mutating func collectParameter(_ scalar: UInt32) {
    if parameters?.count == Self.longestParameters { parameters = nil }
    parameters?.append(UInt8(truncatingIfNeeded: scalar))
  }

  /// Only ASCII is of use; anything else makes the command one that is not known.
  private mutating func collectCommand(_ scalar: UInt32) {
    if command?.count == Self.longestCommand || scalar > 0x7E { command = nil }
    command?.append(UInt8(truncatingIfNeeded: scalar))
  }

  /// The states of the diagram; those of strings whose payload is dropped are one.
  enum State: UInt8, CaseIterable, Sendable {
    case ground, escape, escapeIntermediate, control, controlIntermediate, controlIgnore, command, commandEscape, string
  }
}
