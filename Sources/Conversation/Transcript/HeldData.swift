/// The data of a server-sent event as far as it has come, which is not JSON yet.
///
/// Reading it anew with every line would take time that grows with the square of the lines: it is read where a line ends
/// as an object does, a limited number of times, and once more where the event ends.
struct HeldData: Sendable {
  private static let mostReadings = 64

  private(set) var bytes: [UInt8]
  /// The number of its first line.
  let line: Int
  private var readings = 1
  private var endsAsObject = false

  /// - Parameter text: Has been read.
  init(_ text: [UInt8], line: Int) {
    bytes = text
    self.line = line
  }

  mutating func append(_ text: [UInt8]) {
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: text)
    endsAsObject = text.last == UInt8(ascii: "}")
    if endsAsObject { readings += 1 }
  }

  var isWorthReading: Bool { endsAsObject && readings <= Self.mostReadings }

  /// Whether nothing has come since it was read last.
  var wasRead: Bool { readings == 1 && !bytes.contains(UInt8(ascii: "\n")) || isWorthReading }
}
