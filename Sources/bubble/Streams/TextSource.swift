import BubbleFiles
import Glibc

/// Where the text comes from.
enum TextSource: Hashable, Sendable {
  case given([UInt8])
  case file(FilePath)
  case standardInput

  /// What messages call it.
  var name: String {
    switch self {
    case .given: "the text"
    case .file(let path): path.description
    case .standardInput: Descriptor.input.name
    }
  }

  /// Hands over the whole text, piece by piece.
  func read(_ take: (UnsafeBufferPointer<UInt8>) -> Void) throws(Failure) {
    switch self {
    case .given(let bytes):
      bytes.withUnsafeBufferPointer(take)
    case .standardInput:
      try Descriptor.input.readAll(take)
    case .file(let path):
      let descriptor = try Descriptor.reading(path)
      defer { close(descriptor.number) }
      try descriptor.readAll(take)
    }
  }
}
