import Glibc
import Playground
import SpeechBubble
import TestSupport
import Testing

/// `bubble --playground` in a real terminal.
///
///     let playground = try PlaygroundSession("Hi")
///     try playground.press("End", "+")
///     try playground.expectBubble("--arrow-position-ratio", "0.51", "Hi")
final class PlaygroundSession {
  let terminal: TmuxSession
  private let environment: [String: String]
  /// As many as the program knows of.
  private(set) var columns: Int

  /// Starts it, and waits until it has drawn its screen.
  ///
  /// - Parameters:
  ///   - arguments: After `--playground`; it must not be kept from the mouse.
  ///   - environment: Besides the locale, which it may change.
  ///   - type: The value of `TERM`.
  ///   - redirections: What the shell is to do with its streams.
  convenience init(
    _ arguments: String..., columns: Int = 80, rows: Int = 24, environment: [String: String] = [:],
    type: String = "tmux-256color", redirections: String = ""
  ) throws {
    try self.init(
      arguments, columns: columns, rows: rows, environment: environment, type: type, redirections: redirections)
  }

  init(
    _ arguments: [String], columns: Int = 80, rows: Int = 24, environment: [String: String] = [:],
    type: String = "tmux-256color", redirections: String = ""
  ) throws {
    self.columns = columns
    self.environment = ["LC_ALL": "C.UTF-8"].merging(environment) { $1 }
    let words = ([try BuiltProgram.path(), "--playground"] + arguments).map(Self.quoted).joined(separator: " ")
    terminal = try TmuxSession(
      command: "exec \(words) \(redirections)", columns: columns, rows: rows, environment: self.environment,
      terminal: type)
    try terminal.wait { $0.status != nil || $0.modes.mouse != .none }
    try screen()
  }

  func resize(columns: Int, rows: Int) throws {
    try terminal.resize(columns: columns, rows: rows)
    self.columns = columns
  }

  /// Tells the program of a narrower terminal than it has; see ``TmuxSession/announce(columns:rows:)``.
  func announce(columns: Int) {
    terminal.announce(columns: columns, rows: terminal.rows)
    self.columns = columns
  }

  static func quoted(_ word: String) -> String { "'" + word.replacing("'", with: #"'\''"#) + "'" }

  /// What the terminal shows once the program has nothing more to do.
  @discardableResult
  func screen() throws -> Screen { try terminal.idleScreen() }

  /// All cells of the screen, once the program has nothing more to do.
  func styledScreen() throws -> StyledScreen {
    let screen = try screen()
    return StyledScreen(try terminal.styledScreen(), cursor: screen.cursor)
  }

  /// Presses keys by tmux's names for them; see ``TmuxSession/press(_:)``. An Escape key acts a little later.
  func press(_ keys: String...) throws { try press(keys) }

  func press(_ keys: [String]) throws {
    if !keys.isEmpty { try terminal.press(keys) }
  }

  func perform(_ strokes: Stroke...) throws { try perform(strokes) }

  func perform(_ strokes: [Stroke]) throws {
    for stroke in strokes {
      switch stroke {
      case .keys(let keys): try press(keys)
      case .text(let text): try terminal.type(text)
      case .escape: try pressEscape()
      }
    }
  }

  /// Presses the Escape key, and waits until it has acted: the line at the bottom is another.
  func pressEscape() throws {
    let before = try screen().rows.last
    try terminal.press("Escape")
    try terminal.wait { $0.rows.last != before }
  }

  /// Presses the Escape key where too little is seen to know from the screen that it has acted: nothing follows it for
  /// longer than a sequence may take.
  func pressEscapeAtAnySize() throws {
    try terminal.press("Escape")
    try terminal.settle()
    try terminal.settle()
  }

  /// Selects the property of this name from wherever the selection is, by both keys that move it.
  func select(_ name: String) throws {
    let index = try #require(BubbleProperty.all.firstIndex { $0.name == name })
    try press(["Home"] + (0..<index).map { $0.isMultiple(of: 2) ? "Down" : "j" })
  }

  /// The bubble as it is shown.
  func picture(isFolded: Bool = false, divider: Character = "│") throws -> BubblePicture {
    BubblePicture(onScreen: try styledScreen().rows, isFolded: isFolded, divider: divider)
  }

  /// Expects the bubble that `bubble --print` makes of these arguments, colours included.
  func expectBubble(_ arguments: String..., sourceLocation: SourceLocation = #_sourceLocation) throws {
    try expectBubble(arguments, sourceLocation: sourceLocation)
  }

  func expectBubble(_ arguments: [String], sourceLocation: SourceLocation = #_sourceLocation) throws {
    try expectBubble(arguments, on: styledScreen(), sourceLocation: sourceLocation)
  }

  /// - Parameter screen: One that was shown since the terminal has had its size.
  func expectBubble(
    _ arguments: [String], on screen: StyledScreen, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let printed = try BubblePicture(printing: arguments, columns: columns, environment: environment)
    let shown = BubblePicture(onScreen: screen.rows)
    #expect(shown == printed, "\(arguments)", sourceLocation: sourceLocation)
  }

  /// Expects a screen that is the same in every cell, with its colours.
  func expectScreen(_ expected: StyledScreen, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let differences = try styledScreen().differences(to: expected)
    #expect(differences == [], sourceLocation: sourceLocation)
  }
}
