import Glibc
import TestSupport
import Testing

/// `--stream` in a real terminal.
@Suite struct StreamInTerminalTests {
  private static let size = (columns: 90, rows: 24)

  /// A text of about 500 rows of a bubble of 32 columns.
  private static let text = (0..<500).map { number in
    "row \(number) 한국어 שלום \(String(repeating: "x", count: number % 9))\n"
  }.joined()

  /// Rows are written once: what the terminal keeps is the transcript, whatever happens to its size on the way.
  @Test func scrollbackIsTheTranscript() throws {
    let folder = TemporaryFolder()
    let program = try BuiltProgram.path()
    let piped = try Invocation("--stream", "-w", "32").with { $0.input = .text(Self.text) }.run()
    precondition(mkfifo(folder.file("pipe"), 0o600) == 0)
    let session = try TmuxSession(
      command: "exec '\(program)' --stream -w 32 --color never -i '\(folder.file("pipe"))'",
      columns: Self.size.columns, rows: Self.size.rows)
    let writer = open(folder.file("pipe"), O_WRONLY | O_CLOEXEC)
    let bytes = Array(Self.text.utf8)
    let widths = [33, 90, 47, 60, 35, 80, 34, 71, 90]
    let piece = bytes.count / 10 + 1
    for (index, start) in stride(from: 0, to: bytes.count, by: piece).enumerated() {
      let part = Array(bytes[start..<min(start + piece, bytes.count)])
      #expect(write(writer, part, part.count) == part.count)
      if index < widths.count { try session.resize(columns: widths[index], rows: Self.size.rows) }
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
