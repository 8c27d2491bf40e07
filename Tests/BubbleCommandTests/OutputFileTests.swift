import BubbleFiles
import Glibc
import TestSupport
import Testing

/// `--output`: the file is there whole, or as it was before.
@Suite struct OutputFileTests {
  private static let bubble = "╭────╮\n│ hi │\n╰╮  ╭╯\n  ╲╱\n"

  @Test func writesANewFile() throws {
    let folder = TemporaryFolder()
    let outcome = try Invocation("--output", folder.file("new"), "hi").with { $0.output = .closed }.run()
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    #expect(folder.contents(of: "new") == Self.bubble)
    #expect(folder.names == ["new"])
  }

  @Test func replacesAFileAndKeepsItsPermissions() throws {
    let folder = TemporaryFolder()
    folder.write(String(repeating: "old", count: 100), to: "old")
    chmod(folder.file("old"), 0o600)
    #expect(try Invocation("hi", "--output=" + folder.file("old")).run().status == 0)
    #expect(folder.contents(of: "old") == Self.bubble)
    var status = stat()
    stat(folder.file("old"), &status)
    #expect(status.st_mode & 0o777 == 0o600)
    #expect(folder.names == ["old"])
  }

  @Test func writesThroughALink() throws {
    let folder = TemporaryFolder()
    folder.write("old", to: "target")
    symlink("target", folder.file("link"))
    #expect(try Invocation("hi", "--output", folder.file("link")).run().status == 0)
    #expect(folder.contents(of: "target") == Self.bubble)
    var status = stat()
    lstat(folder.file("link"), &status)
    #expect(status.st_mode & S_IFMT == S_IFLNK)
    #expect(folder.names == ["link", "target"])
  }

  @Test func dashIsStandardOutput() throws {
    #expect(try Invocation("hi", "--output", "-").run().output == Self.bubble)
  }

  /// A file that the shell writes to as well keeps what is in it.
  @Test(arguments: ["/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"])
  func openDescriptorIsContinued(_ path: String) throws {
    let folder = TemporaryFolder()
    folder.write("kept\n", to: "log")
    let outcome = try Invocation("hi", "--output", path).with { $0.output = .appended(folder.file("log")) }.run()
    #expect(outcome.errors == "")
    #expect(outcome.status == 0)
    #expect(folder.contents(of: "log") == "kept\n" + Self.bubble)
    #expect(folder.names == ["log"])
  }

  @Test(arguments: [
    ("/dev/fd/99", "Bad file descriptor"), ("/dev/fd/99999999999999999999", "No such file or directory"),
    ("/dev/full", "No space left on device"), ("/tmp", "Is a directory"), ("/nowhere/x", "No such file or directory"),
  ])
  func pathThatCannotBeWritten(_ path: String, _ reason: String) throws {
    let outcome = try Invocation("hi", "--output", path).run()
    #expect(outcome.errors == "bubble: cannot write \(path): \(reason)\n")
    #expect(outcome.output == "")
    #expect(outcome.status == 1)
  }

  @Test func failureLeavesNothingBehind() throws {
    let folder = TemporaryFolder()
    folder.write("old", to: "old")
    for arguments in [["-i", "/nowhere"], ["--width", "1", "x"]] {
      let outcome = try Invocation(arguments: ["--output", folder.file("old")] + arguments).run()
      #expect(outcome.status != 0)
    }
    #expect(folder.contents(of: "old") == "old")
    #expect(folder.names == ["old"])
  }
}
