import Glibc
import TestSupport
import Testing

/// `--stream` in a real terminal.
@Suite struct StreamInTerminalTests {
  private static let size = (columns: 90, rows: 24)

  /// Nine sizes in turn.
  private static let widths = [33, 90, 47, 60, 35, 80, 34, 71, 90]

  /// Rows are written once: what the terminal keeps is the transcript, whatever happens to its size on the way. Where a
  /// terminal is narrower than a bubble it wraps the rows, and parts them again; only wide characters leave a gap then.
  @Test(arguments: [(["-w", "32"], "한국어 텍스트 שלום"), ([], "plain words, ελληνικά")])
  func scrollbackIsTheTranscript(_ options: [String], _ words: String) throws {
    let folder = TemporaryFolder()
    let text = (0..<500).map { "row \($0) \(words) \(String(repeating: "x", count: $0 % 9))\n" }.joined()
    let piped = try Invocation(arguments: ["--stream"] + options).with {
      $0.input = .text(text)
      $0.environment["COLUMNS"] = "\(Self.size.columns)"
    }.run()
    #expect(piped.lines.count > 500)
    precondition(mkfifo(folder.file("pipe"), 0o600) == 0)
    let command = (["--stream", "--color", "never", "-i", folder.file("pipe")] + options).joined(separator: " ")
    let session = try TmuxSession(
      command: "exec '\(try BuiltProgram.path())' \(command)", columns: Self.size.columns, rows: Self.size.rows)
    let writer = open(folder.file("pipe"), O_WRONLY | O_CLOEXEC)
    let bytes = Array(text.utf8)
    let piece = bytes.count / (Self.widths.count + 1) + 1
    for (index, start) in stride(from: 0, to: bytes.count, by: piece).enumerated() {
      let part = Array(bytes[start..<min(start + piece, bytes.count)])
      #expect(write(writer, part, part.count) == part.count)
      if index < Self.widths.count { try session.resize(columns: Self.widths[index], rows: Self.size.rows) }
    }
    close(writer)
    #expect(try session.exitStatus() == .exited(0))
    let scrollback = try session.scrollback()
    #expect(scrollback == piped.output)
  }

  @Test func interruptLeavesAClosedFrameAndASaneTerminal() throws {
    let program = try BuiltProgram.path()
    let session = try TmuxSession(command: "PS1='$ ' exec sh -i", columns: 70, rows: 12)
    try session.wait { $0.rows[0] == "$" }
    let settings = try session.terminalSettings()
    try session.type("(printf 'one two thr'; exec sleep 30) | '\(program)' --stream -w 30 -r 0.1; echo status $?")
    try session.press("Enter")
    try session.wait { $0.contains("one two") }
    try session.press("C-c")
    try session.wait { $0.contains("╲╱") }
    let screen = try session.settle()
    #expect(
      screen.text.hasSuffix(
        """
        ╭────────────────────────────╮
        │ one two thr                │
        ╰╮  ╭────────────────────────╯
          ╲╱

        $
        """))
    #expect(screen.modes == TerminalModes())
    #expect(try session.terminalSettings() == settings)
  }
}
