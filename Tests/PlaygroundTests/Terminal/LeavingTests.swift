import Glibc
import TestSupport
import Testing

/// However the playground ends, the terminal is as it was.
@Suite struct LeavingTests {
  enum Way: Hashable, Sendable {
    case key(String)
    case signal(Int32)
  }

  static let ways: [(Way, Int)] = [
    (.key("q"), 0), (.key("C-c"), 130), (.key("C-\\"), 131), (.signal(SIGINT), 130), (.signal(SIGTERM), 143),
    (.signal(SIGHUP), 129), (.signal(SIGQUIT), 131),
  ]

  @Test(arguments: ways)
  func restoresTheTerminal(_ way: Way, _ status: Int) throws {
    let shell = try ShellSession()
    let before = try TerminalState(shell.terminal)
    #expect(before.modes == TerminalModes() && before.privateModes.isEmpty)
    try shell.play("hello")
    let during = try TerminalState(shell.terminal)
    #expect(during.modes.mouse == .dragging && during.modes.mouseIsDecimal && !during.modes.isCursorVisible)
    #expect(during.privateModes.isSuperset(of: [1049, 1002, 1006, 2004]))
    #expect(during.settings != before.settings)

    switch way {
    case .key(let key): try shell.terminal.press(key)
    case .signal(let number): try shell.send(number)
    }
    try shell.waitForPrompt()
    #expect(try TerminalState(shell.terminal) == before)
    #expect(try shell.terminal.screen().rows[0].hasPrefix("ready> sh"), "what was on the screen is there again")
    #expect(try shell.status() == status)
  }

  /// Text that is being typed does not keep the program from ending.
  @Test(arguments: [["Enter"], ["w"], ["?"], ["e"], ["p"]])
  func restoresTheTerminalFromEveryLevel(keys: [String]) throws {
    let shell = try ShellSession()
    let before = try TerminalState(shell.terminal)
    try shell.play("hello")
    try shell.terminal.press(keys + ["C-c"])
    try shell.waitForPrompt()
    #expect(try TerminalState(shell.terminal) == before)
    #expect(try shell.status() == 130)
  }
}
