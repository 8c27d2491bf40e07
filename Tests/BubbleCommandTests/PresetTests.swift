import TestSupport
import Testing

/// Looks from `--preset` and `--from`.
@Suite struct PresetTests {
  private static let presets = "bubble/presets/"
  private static let plain = "╭────╮\n│ hi │\n╰╮  ╭╯\n  ╲╱\n"
  private static let square = "┌────┐\n│ hi │\n└┐  ┌┘\n  ╲╱\n"

  private static func folder(with files: [String: String]) -> TemporaryFolder {
    let folder = TemporaryFolder()
    folder.makeFolder(presets)
    for (name, content) in files { folder.write(content, to: name) }
    return folder
  }

  /// A run whose configuration is in the folder.
  private static func run(_ arguments: [String], in folder: borrowing TemporaryFolder) throws -> Outcome {
    var invocation = Invocation(arguments: arguments)
    invocation.environment["XDG_CONFIG_HOME"] = folder.path
    return try invocation.run()
  }

  // MARK: Looks

  @Test func builtInPresetNeedsNoFolder() throws {
    expect(
      try Invocation("--preset", "tooltip", "hello there").run(),
      """
        ╱╲
      ╭╯  ╰─────────╮
      │ hello there │
      ╰─────────────╯

      """)
  }

  @Test(arguments: ["XDG_CONFIG_HOME", "HOME"]) func ownPresetIsFound(_ variable: String) throws {
    let folder = TemporaryFolder()
    let presets = (variable == "HOME" ? ".config/" : "") + Self.presets
    folder.makeFolder(presets)
    folder.write(#"{"cornerRadius": 0}"#, to: presets + "mine.json")
    var invocation = Invocation("--preset=mine", "hi")
    invocation.environment[variable] = folder.path
    expect(try invocation.run(), Self.square)
  }

  @Test func ownPresetWinsOverABuiltInOne() throws {
    let folder = Self.folder(with: [Self.presets + "shout.json": #"{"cornerRadius": 0}"#])
    expect(try Self.run(["--preset", "shout", "hi"], in: folder), Self.square)
  }

  @Test func damageElsewhereDoesNotMatter() throws {
    let folder = Self.folder(with: [Self.presets + "bad.json": "{", "other.json": "{}"])
    expect(try Self.run(["--preset", "default", "--from", folder.file("other.json"), "hi"], in: folder), Self.plain)
  }

  /// Defaults, preset, file, flags: each over the one before, in whatever order they stand on the command line.
  @Test func flagsWinOverTheFileOverThePreset() throws {
    let folder = Self.folder(with: [
      Self.presets + "mine.json": #"{"borderWidth": 2, "cornerRadius": 0, "textInset": 3, "arrowSize": 0}"#,
      "look.json": #"{"textInset": 2, "arrowSize": 2, "arrowPosition": "top"}"#,
    ])
    let options = ["--arrow-size=1", "--from=" + folder.file("look.json"), "--preset=mine"]
    for arguments in [options, options.reversed(), [options[1], options[0], options[2]]] {
      expect(
        try Self.run(arguments + ["hi"], in: folder),
        """
           ╱╲
        ┏━┛  ┗━┓
        ┃      ┃
        ┃  hi  ┃
        ┃      ┃
        ┗━━━━━━┛

        """)
    }
  }

  /// A set in the file takes the place of the preset's, it is not added to it.
  @Test func valuesAreReplacedWhole() throws {
    let folder = Self.folder(with: ["look.json": #"{"style": ["dotted-line"]}"#])
    expect(
      try Self.run(["--preset=chat-me", "--from", folder.file("look.json"), "-r0.5", "hi"], in: folder),
      "╭╌╌╌╌╮\n╎ hi ╎\n╰╮  ╭╯\n  ╲╱\n")
  }

  @Test func lastOneWins() throws {
    let folder = Self.folder(with: ["square.json": #"{"cornerRadius": 0}"#, "plain.json": "{}"])
    let arguments = [
      "--preset=shout", "--preset=default", "--from", folder.file("plain.json"), "--from", folder.file("square.json"),
    ]
    expect(try Self.run(arguments + ["hi"], in: folder), Self.square)
  }

  // MARK: Text

  private static let said = #"{"text": "hi", "cornerRadius": 0}"#

  @Test func textInTheFileIsSaidWithoutReadingInput() throws {
    let folder = Self.folder(with: ["look.json": Self.said, "empty.json": #"{"text": ""}"#])
    for input in [Stream.terminal, .silentPipe, .closed, .text("other")] {
      let invocation = Invocation("--print", "--from", folder.file("look.json")).with { $0.input = input }
      expect(try invocation.run(), Self.square)
    }
    let empty = Invocation("--print", "--from", folder.file("empty.json")).with { $0.input = .terminal }
    #expect(try empty.run().output == "╭────╮\n│    │\n╰╮  ╭╯\n  ╲╱\n")
  }

  @Test func textInTheFileGivesWayToAnyOther() throws {
    let folder = Self.folder(with: ["look.json": #"{"text": "other"}"#, "in": "hi\n"])
    let given = [["hi"], ["--text", "hi"], ["--text=hi"], ["-i", folder.file("in")], ["-i-"]]
    for arguments in given {
      let invocation = Invocation(arguments: ["--from", folder.file("look.json")] + arguments)
      expect(try invocation.with { $0.input = .text("hi\n") }.run(), Self.plain)
    }
  }

  @Test func textInAPresetIsNotSaid() throws {
    let folder = Self.folder(with: [Self.presets + "mine.json": Self.said.replacing("hi", with: "unsaid")])
    let path = folder.path
    let invocation = Invocation("--preset", "mine").with {
      $0.environment["XDG_CONFIG_HOME"] = path
      $0.input = .text("hi")
    }
    expect(try invocation.run(), Self.square)
  }

  @Test func textInTheFileIsFilteredLikeAnyOther() throws {
    let folder = Self.folder(with: ["look.json": #"{"text": "\u001b[2Jh\u0000i\u001b[31m", "cornerRadius": 0}"#])
    expect(try Invocation("--from", folder.file("look.json")).run(), Self.square)
  }

  // MARK: Mistakes

  @Test(arguments: [
    ("tolltip", "takes one of chat-me, chat-other, default, mine, shout, tip, tooltip; did you mean tooltip?"),
    ("mien", "takes one of chat-me, chat-other, default, mine, shout, tip, tooltip; did you mean mine?"),
    ("xyzzy", "takes one of chat-me, chat-other, default, mine, shout, tip, tooltip"),
    ("..", "takes a name of letters, digits, '.', '_' and '-'"),
    ("../presets/mine", "takes a name of letters, digits, '.', '_' and '-'"),
    ("é", "takes a name of letters, digits, '.', '_' and '-'"),
  ])
  func presetThatThereIsNot(_ name: String, _ message: String) throws {
    let folder = Self.folder(with: [Self.presets + "mine.json": "{}", Self.presets + "bad.json": "{"])
    let path = folder.path
    let invocation = Invocation("-p", "--preset=" + name).with {
      $0.environment["XDG_CONFIG_HOME"] = path
      $0.input = .silentPipe
    }
    expectFailure(try invocation.run(), "--preset=\(name): \(message)", status: 2)
  }

  @Test(arguments: [("", "''"), ("-", "-")]) func fileNeedsAName(_ path: String, _ quoted: String) throws {
    expectFailure(
      try Invocation("--from", path, "hi").run(), "--from \(quoted): takes the path of a file", status: 2)
  }

  @Test(arguments: [
    ("{", "it is not valid JSON"), ("[]", "it holds no JSON object"),
    (#"{"borderWidth": 4}"#, "borderWidth takes a whole number from 0 to 3, not 4"),
    (#"{"textColor": "\u001b[31m"}"#, "textColor takes \(colors), not '\"\\u{1B}[31m\"'"),
  ])
  func fileThatMakesNoSense(_ content: String, _ problem: String) throws {
    let folder = Self.folder(with: ["bad.json": content, Self.presets + "shout.json": content])
    let from = Invocation("-p", "--from", folder.file("bad.json")).with { $0.input = .silentPipe }
    expectFailure(try from.run(), "cannot use \(folder.file("bad.json")): \(problem)", status: 1)
    let preset = folder.file(Self.presets + "shout.json")
    expectFailure(
      try Self.run(["--preset", "shout", "hi"], in: folder), "cannot use \(preset): \(problem)", status: 1)
    #expect(folder.contents(of: Self.presets + "shout.json") == content)
  }

  private static let colors =
    "a colour: default, an ANSI name, 0 to 255, #rgb, #rrggbb, label, separator, grouped-background"

  @Test(arguments: [
    ("/nowhere", "No such file or directory"), ("/", "Is a directory"), ("/dev/zero", "it is larger than 16 MB"),
  ])
  func fileThatCannotBeRead(_ path: String, _ reason: String) throws {
    let invocation = Invocation("-p", "--from", path).with { $0.input = .silentPipe }
    expectFailure(try invocation.run(), "cannot read \(path): \(reason)", status: 1)
  }

  /// What is wrong with the command line is told before files are opened.
  @Test func mistakesOnTheCommandLineComeFirst() throws {
    expectFailure(
      try Invocation("--from=/nowhere", "--text=a", "b").run(),
      "--text=a: the text is there already, as the argument b; give it only once", status: 2)
    expectFailure(
      try Invocation("--from=/nowhere", "--preset=x", "b").run(),
      "--preset=x: takes one of chat-me, chat-other, default, shout, tip, tooltip", status: 2)
  }

  @Test func widthIsCheckedForTheLookThatComesOut() throws {
    let invocation = Invocation("--preset", "shout", "-w7", "hi")
    expectFailure(try invocation.run(), "-w7: this bubble needs at least 8 columns", status: 2)
    #expect(try invocation.with { $0.arguments.append(Array("--text-inset=1".utf8)) }.run().status == 0)
  }

  private func expect(_ outcome: Outcome, _ output: String, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(outcome.output == output, sourceLocation: sourceLocation)
    #expect(outcome.errors == "", sourceLocation: sourceLocation)
    #expect(outcome.status == 0, sourceLocation: sourceLocation)
  }

  private func expectFailure(
    _ outcome: Outcome, _ message: String, status: Int32, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(outcome.errors == "bubble: \(message)\n", sourceLocation: sourceLocation)
    #expect(outcome.output == "", sourceLocation: sourceLocation)
    #expect(outcome.status == status, sourceLocation: sourceLocation)
  }
}
