import TerminalText

/// What holds for every filtered text.
enum TextLaws {
  /// - Parameter byteCount: The bytes of the text before it was filtered.
  static func check(_ text: StyledText, _ byteCount: Int) {
    guard String(validating: text.utf8, as: UTF8.self) != nil else { fatalError("ill-formed text") }
    // One byte that belongs to nothing becomes U+FFFD, which has three.
    guard text.utf8.count <= 3 * byteCount else { fatalError("\(text.utf8.count) bytes of \(byteCount)") }
    checkScalars(text.utf8)
    var last = -1
    for run in text.runs {
      guard run.start > last, run.start < text.utf8.count, Int(run.style.link) <= text.links.count else {
        fatalError("run at \(run.start) of \(text.utf8.count) after \(last)")
      }
      last = run.start
    }
  }

  private static func checkScalars(_ utf8: [UInt8]) {
    utf8.withUnsafeBufferPointer { utf8 in
      var reader = ClusterReader(utf8, utf8.indices, metrics: CellMetrics())
      while let cluster = reader.next() {
        guard utf8[cluster.start..<cluster.end].count(where: { $0 & 0xC0 != 0x80 }) <= 32 else {
          fatalError("cluster of more than 32 scalars")
        }
        let (scalar, _) = decodeScalar(in: utf8, at: cluster.start)
        switch scalar {
        case 0x09, 0x0A: break
        case 0...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: fatalError("control \(scalar)")
        default: break
        }
      }
    }
  }
}
