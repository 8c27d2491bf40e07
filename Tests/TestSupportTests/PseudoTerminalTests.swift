import Glibc
import TestSupport
import Testing

@Suite struct PseudoTerminalTests {
  private func shell(_ command: String, columns: Int = 80, rows: Int = 24) throws -> PseudoTerminal {
    let environment = ["PATH": ProcessRunner.plainEnvironment["PATH"]!, "WORD": "a b"]
    return try PseudoTerminal(
      command: "sh", arguments: ["-c", command], environment: environment, columns: columns, rows: rows)
  }

  @Test func echoesWhatIsWritten() throws {
    let terminal = try PseudoTerminal(command: "cat")
    try terminal.write("hi\n")
    #expect(try terminal.read { $0.hasSuffix("hi\r\nhi\r\n") } == Array("hi\r\nhi\r\n".utf8))
    #expect(terminal.wait(seconds: 0.05) == nil)
    try terminal.write([4])
    #expect(terminal.wait() == .exited(0))
    #expect(terminal.isAtEnd)
  }

  @Test func isTheControllingTerminal() throws {
    let terminal = try shell("stty size >/dev/tty; tty; echo $WORD; exit 3", columns: 33, rows: 7)
    #expect(terminal.wait() == .exited(3))
    let lines = String(decoding: try terminal.readUntilQuiet(milliseconds: 1), as: UTF8.self).split(separator: "\r\n")
    try #require(lines.count == 3)
    #expect(lines[0] == "7 33")
    #expect(lines[1].hasPrefix("/dev/pts/"))
    #expect(lines[2] == "a b")
  }

  @Test func closingItEndsTheProgram() throws {
    let terminal = try PseudoTerminal(command: "cat")
    try terminal.write("x\n")
    try terminal.read { $0.contains("x\r\nx") }
    #expect(terminal.wait(seconds: 0.05) == nil)
    terminal.closeMaster()
    #expect(terminal.wait() != nil)
  }

  @Test func closingItIsTheEndOfInput() throws {
    let folder = TemporaryFolder()
    let terminal = try shell("trap '' HUP; echo ready; read line; echo end >\(folder.file("seen"))")
    try terminal.read { $0.contains("ready") }
    terminal.closeMaster()
    #expect(terminal.wait() == .exited(0))
    #expect(folder.contents(of: "seen") == "end\n")
  }

  @Test func closingItHangsUp() throws {
    let terminal = try shell("echo ready; exec sleep 60")
    try terminal.read { $0.contains("ready") }
    terminal.closeMaster()
    #expect(terminal.wait() == .signalled(SIGHUP))
  }

  @Test func tellsTheProgramOfItsNewSize() throws {
    let terminal = try shell("trap 'stty size' WINCH; echo ready; while :; do sleep 0.01; done")
    try terminal.read { $0.contains("ready") }
    for (columns, rows) in [(1, 1), (300, 100)] {
      terminal.resize(columns: columns, rows: rows)
      try terminal.read { $0.contains("\(rows) \(columns)\r\n") }
    }
  }

  @Test func interruptsAsAKeyboardDoes() throws {
    let terminal = try shell("echo ready; exec sleep 60")
    try terminal.read { $0.contains("ready") }
    try terminal.write([3])
    #expect(terminal.wait() == .signalled(SIGINT))
  }

  @Test func takesMoreThanTheKernelHolds() throws {
    let terminal = try shell("stty raw -echo; echo ready; exec cat")
    try terminal.read { $0.contains("ready\n") }
    let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 % 251) }
    try terminal.write(bytes)
    var read: [UInt8] = []
    while read.count < bytes.count, !terminal.isAtEnd { read += terminal.read(forSeconds: 0.01) }
    #expect(read == bytes)
  }

  @Test func tellsWhenItIsNotRead() throws {
    let terminal = try shell("exit 0")
    #expect(terminal.wait() == .exited(0))
    #expect(throws: PseudoTerminal.Stuck.self) { try terminal.write("x") }
    let silent = try shell("echo some; exec sleep 60")
    let error = try #require(throws: PseudoTerminal.Stuck.self) {
      try silent.read(seconds: 0.2) { $0.contains("other") }
    }
    #expect(error.description.contains(#"written only "some\r\n""#))
    let busy = try shell("while :; do echo x; done")
    #expect(throws: PseudoTerminal.Stuck.self) { try busy.readUntilQuiet(milliseconds: 200, seconds: 0.2) }
  }

  @Test func quietIsNotTheEnd() throws {
    let terminal = try shell("echo one; sleep 0.6; echo two; exec sleep 60")
    let first = try terminal.read { $0.contains("one\r\n") } + terminal.readUntilQuiet(milliseconds: 50)
    #expect(first == Array("one\r\n".utf8))
    #expect(try terminal.read { $0.contains("two") } == Array("two\r\n".utf8))
  }

  @Test func measuresProcessorTime() throws {
    let idle = try shell("echo ready; read line")
    let busy = try shell("echo ready; while :; do :; done")
    for terminal in [idle, busy] { try terminal.read { $0.contains("ready") } }
    let before = (idle.processorSeconds(), busy.processorSeconds())
    #expect(Deadline(seconds: 10).wait { busy.processorSeconds() - before.1 > 0.2 })
    #expect(idle.processorSeconds() - before.0 < 0.02)
    busy.send(signal: SIGKILL)
    #expect(busy.wait() == .signalled(SIGKILL))
    #expect(busy.processorSeconds() > 0.2)
  }

  @Test func leavesNothingBehind() throws {
    let process: pid_t
    do {
      let terminal = try shell("trap '' HUP TERM; echo ready; while :; do :; done")
      try terminal.read { $0.contains("ready") }
      process = terminal.processIdentifier
    }
    #expect(kill(process, 0) == -1 && errno == ESRCH)
  }
}
