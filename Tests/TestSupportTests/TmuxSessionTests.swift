import Glibc
import TestSupport
import Testing

@Suite struct TmuxSessionTests {
  @Test func showsWhatIsTyped() throws {
    let session = try TmuxSession(command: "exec cat", columns: 20, rows: 4)
    try session.type("안녕; a;")
    try session.wait { $0.rows == ["안녕; a;", "", "", ""] && $0.cursor == .init(column: 8, row: 0) }
    try session.press("Enter", "C-d")
    let status = try session.exitStatus()
    #expect(status == .exited(0))
    #expect(try session.screen().text == "안녕; a;\n안녕; a;")
  }

  @Test func typesLongText() throws {
    let session = try TmuxSession(command: "stty -icanon -echo; printf ready; exec cat", columns: 100, rows: 60)
    try session.wait { $0.contains("ready") }
    let text = String(repeating: "가", count: 1201)
    try session.type(text)
    try session.send(bytes: [UInt8](repeating: UInt8(ascii: "b"), count: 2101))
    try session.wait { $0.rows.joined().filter { $0 == "b" }.count == 2101 }
    #expect(try session.screen().rows.joined().filter { $0 == "가" }.count == 1201)
  }

  @Test func tellsHowTheProgramEnded() throws {
    #expect(try TmuxSession(command: "exit 3").exitStatus() == .exited(3))
    #expect(try TmuxSession(command: "kill -TERM $$").exitStatus() == .signalled(SIGTERM))
    let session = try TmuxSession(command: "exec sleep 60")
    #expect(try session.screen().status == nil)
    #expect(throws: TmuxSession.Unseen.self) { try session.exitStatus(seconds: 0.1) }
    kill(session.panePID, SIGKILL)
    #expect(try session.exitStatus() == .signalled(SIGKILL))
  }

  /// A program that closes its standard streams first seems to have ended before it has.
  @Test func tellsHowAProgramEndedThatClosesItsStreams() throws {
    for _ in 1...5 {
      let session = try TmuxSession(command: "exec sh -c 'exec <&- >&- 2>&-; sleep 0.01; exit 3'", columns: 9, rows: 2)
      let status = try session.exitStatus()
      #expect(status == .exited(3))
    }
  }

  @Test func keepsTheLastScreen() throws {
    let session = try TmuxSession(command: "seq 9", columns: 10, rows: 4)
    _ = try session.exitStatus()
    #expect(try session.screen().rows == ["7", "8", "9", ""])
  }

  @Test(arguments: [(1, 1), (300, 100), (7, 2), (80, 24)])
  func startsWithTheSizeAskedFor(_ columns: Int, _ rows: Int) throws {
    let session = try TmuxSession(command: "stty size >&2; exec cat", columns: columns, rows: rows)
    try session.wait { _ in try session.output() == Array("\(rows) \(columns)\r\n".utf8) }
    #expect(try session.screen().rows.count == rows)
    #expect(try session.styledScreen().count == rows)
  }

  @Test func tellsTheProgramOfItsNewSize() throws {
    let loop = "trap 'stty size' WINCH; echo ready; while :; do sleep 0.01; done"
    let session = try TmuxSession(command: loop, columns: 40, rows: 5)
    try session.wait { $0.contains("ready") }
    for (columns, rows) in [(1, 1), (300, 100), (30, 6)] {
      try session.resize(columns: columns, rows: rows)
      try session.wait { _ in
        String(decoding: try session.output(), as: UTF8.self).hasSuffix("\r\n\(rows) \(columns)\r\n")
      }
      #expect(try session.screen().rows.count == rows)
    }
  }

  @Test func waitsForWhatTheProgramMakesOfInput() throws {
    let echo = "stty -icanon -echo; echo ready; exec sed -u 's/x/XX/'"
    let session = try TmuxSession(command: echo, columns: 40, rows: 30)
    try session.wait { $0.contains("ready") }
    for count in 1...20 {
      try session.type("ax\n")
      #expect(try session.idleScreen().rows.filter { $0 == "aXX" }.count == count)
    }
    let busy = try TmuxSession(command: "echo ready; while :; do :; done")
    try busy.wait { $0.contains("ready") }
    #expect(throws: TmuxSession.Busy.self) { try busy.idleScreen(seconds: 0.1) }
  }

  @Test func announcesSizesThatItDoesNotHave() throws {
    let loop = "trap 'stty size' WINCH; echo ready; while :; do sleep 0.01; done"
    let session = try TmuxSession(command: loop, columns: 40, rows: 5)
    try session.wait { $0.contains("ready") }
    session.announce(columns: 7, rows: 3)
    try session.wait { $0.contains("3 7") }
    #expect(try session.screen().rows.count == 5)
    try session.resize(through: [(30, 4), (20, 4), (25, 4)], pauseMicroseconds: 0)
    #expect(try session.screen().rows.count == 4)
    try session.wait { $0.contains("4 25") }
  }

  @Test func givesTheEnvironmentAskedFor() throws {
    let command = "echo \"$TERM,$LC_ALL,$WORD,$HOME,$LANG\""
    let session = try TmuxSession(
      command: command, environment: ["WORD": "a b;", "LC_ALL": "C"], terminal: "xterm-256color")
    _ = try session.exitStatus()
    #expect(try session.screen().rows[0] == "xterm-256color,C,a b;,,")
    let plain = try TmuxSession(command: command)
    _ = try plain.exitStatus()
    #expect(try plain.screen().rows[0] == "tmux-256color,C.UTF-8,,,")
  }

  @Test func pressesKeysByName() throws {
    let session = try TmuxSession(command: "stty -icanon; exec cat -v", columns: 60, rows: 5)
    try session.press("Up", "S-Right", "F1", "PPage", "Escape", "x", "M-x", "C-a")
    try session.wait { $0.rows[0].hasPrefix("^[[A^[[1;2C^[OP^[[5~^[x^[x^A") }
    let error = try #require(throws: (any Error).self) { try session.press("x", "PageUpp") }
    #expect(String(describing: error).contains("unknown key: PageUpp"))
  }

  @Test func sendsBytesAsTheyAre() throws {
    let session = try TmuxSession(command: "stty raw -echo; echo ready; exec cat -v", columns: 60, rows: 5)
    try session.wait { $0.contains("ready") }
    try session.send(bytes: [0x1B, 0x5B, 0x4D, 0xE9, 0x00, 0x0D, 0xFF])
    try session.wait { $0.contains("^[[MM-i^@^MM-^?") }
  }

  @Test func waitingShowsTheScreen() throws {
    let session = try TmuxSession(command: "echo here; exec cat", columns: 20, rows: 3)
    try session.wait { $0.contains("here") }
    let error = try #require(throws: TmuxSession.Unseen.self) {
      try session.wait(seconds: 0.1) { $0.contains("there") }
    }
    #expect(
      error.description == """
        not seen in 0.1 s; the screen is
        -------------------- 3 rows, cursor at column 0, row 1
        here
        --------------------
        """)
  }

  @Test func settlesWhenNothingChangesAnyMore() throws {
    let session = try TmuxSession(
      command: "for i in 1 2 3 4 5 6 7 8 9; do printf $i; sleep 0.02; done; exec cat", columns: 20, rows: 3)
    #expect(try session.settle().rows[0] == "123456789")
    let busy = try TmuxSession(command: "i=0; while :; do i=$((i+1)); printf \"\\r$i\"; sleep 0.01; done")
    #expect(throws: TmuxSession.Unseen.self) { try busy.settle(seconds: 0.3) }
  }

  @Test func comparesTheSettingsOfTheTerminal() throws {
    let session = try TmuxSession(command: "exec sh", columns: 40, rows: 8)
    try session.wait { !$0.text.isEmpty }
    let before = try session.terminalSettings()
    #expect(before.contains("rows 8; columns 40;") && before.contains(" echo "))
    try session.type("stty -echo; echo do''ne")
    try session.press("Enter")
    try session.wait { $0.contains("done") }
    let after = try session.terminalSettings()
    #expect(after == before.replacing(" echo ", with: " -echo "))
  }

  @Test func saysWhatToInstall() throws {
    let error = try #require(throws: TmuxServer.Missing.self) {
      try TmuxServer(program: "no-such-tmux").run(["list-sessions"])
    }
    #expect(error.description == "no program no-such-tmux: install tmux: apt-get install tmux")
  }

  @Test func leavesNothingBehind() throws {
    let process: pid_t
    do {
      let session = try TmuxSession(command: "trap '' HUP TERM INT; echo ready; while :; do sleep 0.01; done")
      try session.wait { $0.contains("ready") }
      process = session.panePID
      #expect(kill(process, 0) == 0)
    }
    #expect(Deadline(seconds: 10).wait { kill(process, 0) == -1 && errno == ESRCH })
  }
}
