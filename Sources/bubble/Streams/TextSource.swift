import BubbleFiles
import Glibc
import TerminalText

/// Where the text comes from.
enum TextSource: Hashable, Sendable {
  case given([UInt8])
  case file(FilePath)
  case standardInput

  /// Lets the filter take in the whole text.
  func feed(_ filter: inout ControlFilter) throws(Failure) {
    switch self {
    case .given(let bytes):
      bytes.withUnsafeBufferPointer { filter.feed($0) }
    case .standardInput:
      try Self.feed(.input, &filter)
    case .file(let path):
      let descriptor = try Descriptor.reading(path)
      defer { close(descriptor.number) }
      try Self.feed(descriptor, &filter)
    }
  }

  private static let chunkSize = 256 * 1024

  private static func feed(_ descriptor: Descriptor, _ filter: inout ControlFilter) throws(Failure) {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: chunkSize, alignment: 1)
    defer { buffer.deallocate() }
    while true {
      let count = try descriptor.read(into: buffer)
      if count == 0 { return }
      filter.feed(UnsafeBufferPointer(rebasing: buffer.bindMemory(to: UInt8.self)[..<count]))
    }
  }
}
