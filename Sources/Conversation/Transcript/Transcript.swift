import TerminalText

/// Reads conversations while they arrive: bytes in, what is said out.
///
/// The form is found out by itself: JSON Lines, one JSON document, server-sent events, and in all of these whole
/// messages or the pieces in which chat services send them. Unknown keys are ignored. However the bytes are cut, the
/// events are the same, texts aside that come in as many pieces as they were sent in.
public struct Transcript: Sendable {
  private enum Form {
    /// Between values: a document may begin.
    case start
    case lines
    case document(DocumentReader)
  }

  private var form = Form.start
  private var interpreter = Interpreter()
  private let decoder = RecordDecoder()
  /// What has come of a line.
  private var line: [UInt8] = []
  private var lineNumber = 1
  private var isFirstLine = true
  /// The data of a server-sent event that goes on over several lines, and its first line.
  private var data: HeldData?
  private var events: [TranscriptEvent] = []

  public init() {}

  /// Takes the next bytes, which may be cut anywhere.
  public mutating func feed(_ bytes: some Sequence<UInt8>) -> [TranscriptEvent] {
    let isFed: Void? = bytes.withContiguousStorageIfAvailable { feed($0) }
    if isFed == nil { Array(bytes).withUnsafeBufferPointer { feed($0) } }
    return takeEvents()
  }

  /// Takes note of the end. A stream that simply ends is complete.
  public mutating func finish() -> [TranscriptEvent] {
    // The last line may be the first of a document that never came.
    if !line.isEmpty { readLine() }
    if case .document(let reader) = form { endDocument(reader) }
    reportData()
    return takeEvents()
  }

  private mutating func takeEvents() -> [TranscriptEvent] {
    defer { events.removeAll(keepingCapacity: true) }
    return events
  }
}

/// Bytes.
extension Transcript {
  private mutating func feed(_ bytes: UnsafeBufferPointer<UInt8>) {
    var position = 0
    while position < bytes.count {
      switch form {
      case .document:
        feedDocument(bytes[position])
        position += 1
      case .start:
        start(bytes[position])
        position += 1
      case .lines:
        position = feedLine(bytes, from: position)
      }
    }
  }

  private mutating func start(_ byte: UInt8) {
    if byte == UInt8(ascii: "\n") { lineNumber += 1 }
    if JSONBlank.contains(byte) || isFirstLine && JSONBlank.isByteOrderMark(line + [byte]) { return skipAtStart(byte) }
    line = []
    if byte == UInt8(ascii: "[") {
      form = .document(DocumentReader(line: lineNumber))
      feedDocument(byte)
    } else {
      form = .lines
      line.append(byte)
    }
  }

  private mutating func skipAtStart(_ byte: UInt8) {
    if JSONBlank.contains(byte) { line = [] } else { line.append(byte) }
  }

  /// - Returns: Where the line ends, or what there is of it.
  private mutating func feedLine(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    line += bytes[start..<end]
    guard end < bytes.count else { return end }
    readLine()
    lineNumber += 1
    return end + 1
  }

  private mutating func feedDocument(_ byte: UInt8) {
    guard case .document(var reader) = form else { return }
    // While it is changed, there is only one of it.
    form = .start
    let piece = reader.feed(byte)
    if byte == UInt8(ascii: "\n") { lineNumber += 1 }
    if let piece { read(piece.bytes, line: piece.line) }
    if reader.isMalformed {
      endDocument(reader)
      form = .lines
    } else if !reader.isComplete {
      form = .document(reader)
    }
  }

  /// A document that is cut short or malformed. Perhaps it is none, but lines of which the first is.
  private mutating func endDocument(_ reader: DocumentReader) {
    form = .lines
    let lines = reader.whole?.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) ?? []
    guard lines.dropFirst().contains(where: isOfLines) else { return report(.document, line: nil) }
    let next = lineNumber
    lineNumber = reader.firstLine
    for text in lines {
      line = Array(text)
      isFirstLine = false
      readLine()
      lineNumber += 1
    }
    lineNumber = next
    form = .lines
  }
}

/// Lines.
extension Transcript {
  private mutating func readLine() {
    let text = line.trimmed
    line.removeAll(keepingCapacity: true)
    defer { isFirstLine = false }
    switch text.first {
    case nil: reportData()
    case UInt8(ascii: "{"), UInt8(ascii: "["): readObject(Array(text))
    default: readField(text)
    }
  }

  private mutating func readObject(_ text: [UInt8]) {
    reportData()
    if text.first == UInt8(ascii: "{"), isRead(text, line: lineNumber) { return }
    var reader = DocumentReader(line: lineNumber)
    var pieces: [DocumentReader.Piece] = []
    for byte in text { if let piece = reader.feed(byte) { pieces.append(piece) } }
    let mayGoOn = isFirstLine ? "{[,:".utf8.contains(text.last ?? 0) : text == [UInt8(ascii: "{")]
    if !reader.isComplete && !reader.isMalformed && mayGoOn {
      for piece in pieces { read(piece.bytes, line: piece.line) }
      _ = reader.feed(UInt8(ascii: "\n"))
      form = .document(reader)
    } else if reader.whole != nil {
      report(.notJSON, line: lineNumber)
    } else {
      // Messages in one line.
      for piece in pieces { read(piece.bytes, line: piece.line) }
      if !reader.isComplete || reader.isMalformed { report(.document, line: nil) }
    }
  }

  /// A field of a server-sent event (HTML Living Standard, 9.2.6).
  private mutating func readField(_ text: ArraySlice<UInt8>) {
    let parts = text.split(separator: UInt8(ascii: ":"), maxSplits: 1, omittingEmptySubsequences: false)
    let isField =
      parts.count == 2 && ["", "event", "id", "retry", "data"].contains(String(decoding: parts[0], as: UTF8.self))
    guard isField else { return report(.notJSON, line: lineNumber) }
    let value = Array(parts[1].trimmed)
    if parts[0].elementsEqual("data".utf8), !value.isEmpty { readData(value) }
  }

  /// Data is mostly whole in one line. If it is not, and the next line is not by itself, both are tried together.
  private mutating func readData(_ text: [UInt8]) {
    if text.elementsEqual("[DONE]".utf8) {
      reportData()
      events += interpreter.end()
      return
    }
    let number = lineNumber
    if data != nil, !isWholeObject(text) {
      data?.append(text)
      if let held = data, held.isWorthReading, isRead(held.bytes, line: held.line) { data = nil }
    } else {
      reportData()
      if !isRead(text, line: number) { data = HeldData(text, line: number) }
    }
  }

  /// Whether something is a line of a transcript of lines.
  private func isOfLines(_ text: ArraySlice<UInt8>) -> Bool {
    text.starts(with: "data:".utf8) || isWholeObject(Array(text))
  }

  private func isWholeObject(_ text: [UInt8]) -> Bool { (try? decoder.record(text)) != nil }

  /// Reports what was no JSON to the end.
  private mutating func reportData() {
    guard let held = data else { return }
    data = nil
    if !held.wasRead, isRead(held.bytes, line: held.line) { return }
    report(.notJSON, line: held.line)
  }
}

/// Objects.
extension Transcript {
  private mutating func read(_ json: [UInt8], line: Int) {
    if !isRead(json, line: line) { report(.notJSON, line: line) }
  }

  /// Reads an object.
  ///
  /// - Returns: Whether it is JSON.
  private mutating func isRead(_ json: [UInt8], line: Int) -> Bool {
    do throws(RecordDecoder.Failure) {
      let (record, isRepaired) = try decoder.record(json)
      if record.hasMessages { return false }
      if isRepaired { report(.loneSurrogate, line: line) }
      if let told = interpreter.events(of: record, line: line) {
        events += told
      } else {
        report(.unknownShape, line: line)
      }
    } catch {
      guard error == .notAnObject else { return false }
      report(.unknownShape, line: line)
    }
    return true
  }

  private mutating func report(_ kind: TranscriptProblem.Kind, line: Int?) {
    events.append(.problem(TranscriptProblem(kind, line: line)))
  }
}
