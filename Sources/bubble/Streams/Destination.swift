import BubbleFiles

/// Where the output goes.
enum Destination: Hashable, Sendable {
  case standardOutput
  case file(FilePath)

  /// Lets `body` write. Standard output is closed afterwards, since some file systems tell only then that a write has
  /// failed.
  func write(_ body: (Descriptor) throws -> Void) throws {
    switch self {
    case .standardOutput:
      try body(.output)
      try Descriptor.output.close()
    case .file(let path):
      try OutputFile.write(to: path, body)
    }
  }

  func write(_ text: String) throws {
    try write { try $0.write(Array(text.utf8)) }
  }
}
