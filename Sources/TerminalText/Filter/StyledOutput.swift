/// The text a ``ControlFilter`` makes, as it grows: letters, and the style changes and links beside them.
struct StyledOutput: Sendable {
  /// How the text that comes next looks. A run of it begins only where such text does come.
  var style = TextStyle.plain

  /// How many bytes of text there are so far.
  var byteCount: Int { text.utf8.count }

  private var text = StyledText()
  /// How the text so far ends.
  private var writtenStyle = TextStyle.plain
  private var limiter = ClusterLimiter()
  private var linkNumbers: [StyledText.Link: UInt32] = [:]

  mutating func append(_ scalar: Unicode.Scalar) {
    guard limiter.admits(scalar) else { return }
    beginRunIfNeeded()
    text.append(scalar)
  }

  mutating func appendTab() {
    limiter.reset()
    beginRunIfNeeded()
    text.append("\t" as Unicode.Scalar)
  }

  /// Ends a line. That shows in no style, so no run begins here.
  mutating func endLine() {
    limiter.reset()
    text.append("\n" as Unicode.Scalar)
  }

  /// Opens or closes a link; one that was open before keeps its number.
  mutating func follow(_ command: HyperlinkCommand) {
    switch command {
    case .close: style.link = 0
    case .open(let link):
      let number = linkNumbers[link] ?? text.append(link)
      linkNumbers[link] = number
      style.link = number
    }
  }

  /// Appends bytes as they are, up to the first that is more than text: a control, a stand-in, what is ill-formed.
  ///
  /// - Returns: Where these bytes end.
  mutating func passText(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var first = start
    var end = start
    while end < bytes.count {
      let byte = bytes[end]
      if PrintableASCII.contains(byte) {
        end = PrintableASCII.end(of: bytes, from: end &+ 1)
        limiter.passASCII()
      } else if byte == UInt8(ascii: "\n") {
        limiter.reset()
        end &+= 1
        if first &+ 1 == end {
          endLine()
          first = end
        }
      } else if byte == UInt8(ascii: "\t") {
        limiter.reset()
        end &+= 1
      } else {
        guard byte >= 0xC2, let (scalar, length) = ScalarDecoder.decode(bytes, at: end),
          ControlCharacters.isOrdinaryText(scalar)
        else { break }
        if !limiter.admits(scalar) {
          append(bytes, from: first, to: end)
          first = end &+ length
        }
        end &+= length
      }
    }
    append(bytes, from: first, to: end)
    return end
  }

  /// Makes room for a text of about so many bytes, if there is none yet: one that comes whole is then never moved.
  mutating func expect(_ count: Int) {
    if text.utf8.isEmpty { text.reserve(count) }
  }

  /// The text without its last line end.
  mutating func finish() -> StyledText {
    text.dropFinalNewline()
    return text
  }

  /// The text so far. What comes next goes on in the same style, as a text of its own.
  mutating func takeFinished() -> StyledText {
    let finished = text
    text = StyledText()
    linkNumbers = [:]
    writtenStyle = .plain
    if style.link > 0 { follow(.open(finished.links[Int(style.link) - 1])) }
    return finished
  }

  private mutating func append(_ bytes: UnsafeBufferPointer<UInt8>, from first: Int, to end: Int) {
    guard first < end else { return }
    beginRunIfNeeded()
    text.append(UnsafeBufferPointer(rebasing: bytes[first..<end]))
  }

  private mutating func beginRunIfNeeded() {
    guard style != writtenStyle else { return }
    text.beginRun(style)
    writtenStyle = style
  }
}
