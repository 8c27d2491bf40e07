import TestSupport
import Testing

/// Theme F: environment, locale and terminal, seen from outside.
@Suite struct SurroundingsTests {
  private static let sentence = "some words that would wrap if the width were tiny, and they go on for a while yet"

  /// Cases e02.
  @Test(arguments: [
    (["CLICOLOR_FORCE": "1"], [], true), (["CLICOLOR_FORCE": "0"], [], false), (["CLICOLOR_FORCE": ""], [], false),
    (["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], [], false), (["CLICOLOR_FORCE": "1"], ["--color=never"], false),
    (["NO_COLOR": "1"], ["--color=always"], true),
  ])
  func colourOnAPipe(_ variables: [String: String], _ options: [String], _ isColoured: Bool) throws {
    let invocation = Invocation(arguments: options + ["--border-color", "red", "hi"])
    let outcome = try invocation.with { $0.environment.merge(variables) { $1 } }.run()
    #expect(outcome.outputBytes.contains(0x1B) == isColoured)
    #expect(outcome.status == 0)
  }

  /// Cases e03, and the same terminal where it can do colours.
  @Test(arguments: [(["TERM": "dumb"], false), ([:], false), (["TERM": "xterm"], true)])
  func colourOnATerminal(_ variables: [String: String], _ isColoured: Bool) throws {
    let outcome = try Invocation("--border-color", "red", "hi").with {
      $0.environment.merge(variables) { $1 }
      $0.output = .terminal
    }.run()
    #expect(outcome.terminalBytes.contains(0x1B) == isColoured)
    #expect(outcome.terminal.contains("hi"))
    #expect(outcome.status == 0)
  }

  @Test func colourIsForTheTerminalNotForAFile() throws {
    let folder = TemporaryFolder()
    let outcome = try Invocation("--border-color", "red", "--output", folder.file("out"), "hi").with {
      $0.environment["TERM"] = "xterm"
      $0.output = .terminal
    }.run()
    #expect(outcome.status == 0)
    #expect(folder.contents(of: "out").first == "╭")
  }

  /// Cases e06.
  @Test(arguments: [["LC_ALL": "C"], ["LC_ALL": "POSIX"], ["LC_ALL": "xx_YY.bogus"], ["LANG": ""], [:]])
  func frameIsASCIIWithoutUTF8(_ environment: [String: String]) throws {
    let invocation = Invocation("plain ascii text").with { $0.environment = environment }
    let outcome = try invocation.run()
    expectRectangle(outcome, columns: 20)
    #expect(outcome.outputBytes.allSatisfy { $0 < 0x80 })
    let named = try invocation.with { $0.arguments.append(Array("-gunicode".utf8)) }.run()
    #expect(named.lines.first == "╭──────────────────╮")
  }

  /// Cases e07.
  @Test func numbersDoNotDependOnTheLocale() throws {
    let invocation = Invocation("-r", "0.5", "hi")
    let german = invocation.with { $0.environment = ["LC_ALL": "de_DE.UTF-8", "LC_NUMERIC": "pl_PL.UTF-8"] }
    #expect(try german.run().outputBytes == invocation.run().outputBytes)
  }

  /// Cases e08.
  @Test(arguments: ["0", "-5", "abc", ""])
  func junkInCOLUMNSCountsAsUnset(_ columns: String) throws {
    let invocation = Invocation(Self.sentence)
    let outcome = try invocation.with { $0.environment["COLUMNS"] = columns }.run()
    #expect(try outcome.outputBytes == invocation.run().outputBytes)
    expectRectangle(outcome)
  }

  @Test func columnsLimitTheWidth() throws {
    let narrow = try Invocation(Self.sentence).with { $0.environment["COLUMNS"] = "40" }.run()
    #expect(narrow.lines.allSatisfy { $0.count <= 40 })
    let huge = try Invocation(Self.sentence).with { $0.environment["COLUMNS"] = "99999999999" }.run()
    expectRectangle(huge, columns: Self.sentence.count + 4)
  }

  @Test func automaticWidthNeverFails() throws {
    let outcome = try Invocation("hi").with { $0.environment["COLUMNS"] = "1" }.run()
    expectRectangle(outcome, columns: 6)
  }

  /// Cases e09.
  @Test func terminalOfUnknownSizeIsTakenAsEightyColumns() throws {
    let invocation = Invocation(Self.sentence).with { $0.output = .terminal }
    let unknown = try invocation.with { $0.terminalColumns = 0 }.run()
    #expect(try unknown.terminal == invocation.run().terminal)
    #expect(unknown.status == 0)
  }

  /// Cases e10, and the terminal of standard error.
  @Test func widthIsTheSameWhereverItComesFrom() throws {
    let text = "some words that would wrap somewhere near the middle of a forty column terminal"
    let piped = try Invocation(text).with { $0.environment["COLUMNS"] = "40" }.run()
    #expect(piped.lines.contains { $0.count > 30 } && piped.lines.allSatisfy { $0.count <= 40 })
    let terminal = Invocation(text).with {
      $0.output = .terminal
      $0.terminalColumns = 40
    }
    #expect(try terminal.run().terminal == piped.output)
    let input = terminal.with {
      $0.arguments = []
      $0.input = .text(text)
    }
    #expect(try input.run().terminal == piped.output)
    let error = terminal.with {
      $0.output = .captured
      $0.error = .terminal
    }
    #expect(try error.run().output == piped.output)
  }

  /// Case g10: the Linux console has no rounded, dashed or heavy glyphs.
  @Test func consoleGetsGlyphsOfItsFont() throws {
    let outcome = try Invocation("-s", "dotted-line", "hello dashed world").with { $0.environment["TERM"] = "linux" }
      .run()
    expectRectangle(outcome)
    let missing: [ClosedRange<UInt32>] = [0x2504...0x250B, 0x254C...0x254F, 0x256D...0x2573]
    #expect(!outcome.output.unicodeScalars.contains { scalar in missing.contains { $0.contains(scalar.value) } })
  }
}
