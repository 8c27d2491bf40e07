import Glibc

/// A file in which every byte is kept that a program in tmux has written.
///
/// tmux hands the bytes to `cat`, which may be a little behind; whether it is can be seen from outside.
struct OutputRecorder {
  private let file: String
  private let identifierFile: String

  init(folder: borrowing TemporaryFolder) {
    file = folder.file("output")
    identifierFile = folder.file("recorder")
  }

  /// Starts it. Given together with the command that starts the program, it misses nothing.
  var command: [String] {
    ["pipe-pane", "-O", "echo $$ >'\(identifierFile)'; exec cat >'\(file)'"]
  }

  struct Behind: Error, CustomStringConvertible {
    let description = "what the program wrote is not recorded after 10 s"
  }

  /// All that tmux had shown when it last answered.
  func bytes() throws -> [UInt8] {
    guard Deadline(seconds: 10).wait(until: { isWaiting }) else { throw Behind() }
    return CapturedFile.contents(ofFile: file)
  }

  /// Whether `cat` sleeps, as it does only when it has nothing left to write.
  private var isWaiting: Bool {
    guard let identifier = pid_t(Self.text(of: identifierFile).dropLast()) else { return false }
    return Self.text(of: "/proc/\(identifier)/stat").contains("(cat) S")
  }

  private static func text(of path: String) -> String {
    String(decoding: CapturedFile.contents(ofFile: path), as: UTF8.self)
  }
}
