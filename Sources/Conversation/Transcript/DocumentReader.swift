/// Takes a JSON document apart while it arrives: gives each message of its array as soon as that is complete.
///
/// The array is the document itself, or the value of `messages` in it. An object without that is given whole. Brackets
/// and strings are followed here; what is between them is left to whoever reads the pieces.
struct DocumentReader {
  /// A piece of the document, and the line on which it starts.
  struct Piece {
    var bytes: [UInt8]
    var line: Int
  }

  /// Whether the document has ended.
  private(set) var isComplete = false
  /// Whether brackets do not match.
  private(set) var isMalformed = false
  /// The document as far as it has come, as long as it may turn out to be one object.
  private(set) var whole: [UInt8]? = []

  private var line: Int
  let firstLine: Int
  private var brackets: [UInt8] = []
  private var isInString = false
  private var isEscaped = false
  /// The last string at the top level of an object, which may be a key, and the last key.
  private var string: [UInt8] = []
  private var key: [UInt8] = []
  /// How many brackets are open where messages are.
  private var depthOfMessages: Int?
  private var piece: Piece?

  init(line: Int) {
    self.line = line
    firstLine = line
  }

  /// Takes the next byte.
  ///
  /// - Returns: A piece that it completes.
  mutating func feed(_ byte: UInt8) -> Piece? {
    if byte == UInt8(ascii: "\n") { line += 1 }
    whole?.append(byte)
    if isInString {
      feedString(byte)
      return nil
    }
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      piece?.bytes.append(byte)
      return nil
    case UInt8(ascii: "["), UInt8(ascii: "{"): return open(byte)
    case UInt8(ascii: "]"), UInt8(ascii: "}"): return close(byte)
    case UInt8(ascii: ",") where isAmongMessages: return takePiece()
    default: return feedOther(byte)
    }
  }

  private var isAmongMessages: Bool { brackets.count == depthOfMessages }

  private mutating func feedString(_ byte: UInt8) {
    piece?.bytes.append(byte)
    if isEscaped {
      isEscaped = false
    } else if byte == UInt8(ascii: "\\") {
      isEscaped = true
    } else if byte == UInt8(ascii: "\"") {
      isInString = false
      return
    }
    if brackets.count == 1 && depthOfMessages == nil { string.append(byte) }
  }

  private mutating func feedOther(_ byte: UInt8) -> Piece? {
    beginPieceIfNeeded()
    piece?.bytes.append(byte)
    if byte == UInt8(ascii: "\"") {
      isInString = true
      string = []
    } else if byte == UInt8(ascii: ":"), brackets.count == 1 {
      key = string
    }
    return nil
  }

  private mutating func open(_ byte: UInt8) -> Piece? {
    let isArray = byte == UInt8(ascii: "[")
    let isOfMessages = depthOfMessages == nil && isArray && (brackets.isEmpty || isAtMessages)
    var complete: Piece?
    if !isOfMessages {
      // A comma may be missing; what is there is read all the same.
      if isAmongMessages && piece != nil { complete = takePiece() }
      beginPieceIfNeeded()
      piece?.bytes.append(byte)
    }
    brackets.append(byte)
    if isOfMessages {
      depthOfMessages = brackets.count
      whole = nil
    }
    return complete
  }

  private var isAtMessages: Bool { brackets == [UInt8(ascii: "{")] && key.elementsEqual("messages".utf8) }

  private mutating func close(_ byte: UInt8) -> Piece? {
    var complete = isAmongMessages ? takePiece() : nil
    piece?.bytes.append(byte)
    // In ASCII each closing bracket is the second after its opening one.
    guard let last = brackets.popLast(), last + 2 == byte else {
      isMalformed = true
      isComplete = true
      return complete
    }
    if isAmongMessages { complete = takePiece() }
    if let depth = depthOfMessages, brackets.count < depth { depthOfMessages = .max }
    isComplete = brackets.isEmpty
    if isComplete, let whole { return Piece(bytes: whole, line: firstLine) }
    return complete
  }

  private mutating func beginPieceIfNeeded() {
    if isAmongMessages && piece == nil { piece = Piece(bytes: [], line: line) }
  }

  private mutating func takePiece() -> Piece? {
    defer { piece = nil }
    return piece
  }
}
