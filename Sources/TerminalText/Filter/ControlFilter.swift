/// Makes text safe: bytes from anywhere go in, in chunks of any size, and come out as well-formed text with styles
/// beside it.
///
/// - Ill-formed UTF-8 becomes U+FFFD. A byte order mark at the start is dropped.
/// - LF, CRLF, CR, NEL, VT, FF, U+2028 and U+2029 end a line; one at the very end is not kept.
/// - Controls, escape sequences and U+202A–202E, 2066–2069 are treated as the policy says. Of escape sequences only SGR
///   and OSC 8 are ever understood.
/// - A grapheme cluster keeps at most 32 scalars; a mark without a base is dropped.
///
/// Linear in the input, in one pass.
public struct ControlFilter: Sendable {
  let policy: ControlPolicy
  /// What stands for what cannot be shown.
  let replacement: UInt32
  var text = StyledText()
  var style = TextStyle.plain
  var linkNumbers: [StyledText.Link: UInt32] = [:]

  private var assembler = UTF8Assembler()
  private var parser = EscapeParser()
  private var limiter = ClusterLimiter()
  private var isAtStart = true
  private var isAfterCarriageReturn = false

  /// - Parameters:
  ///   - isASCII: Whether stand-ins are `?` rather than U+FFFD and pictures of controls.
  ///   - byteCount: About how much is to come, so that memory is not asked for in steps.
  public init(policy: ControlPolicy, isASCII: Bool = false, expecting byteCount: Int = 0) {
    self.policy = policy
    replacement = isASCII ? 0x3F : 0xFFFD
    text.utf8.reserveCapacity(byteCount)
  }

  /// Takes in more bytes. A chunk may end anywhere, inside a character or an escape sequence too.
  public mutating func feed(_ bytes: UnsafeBufferPointer<UInt8>) {
    var index = 0
    while index < bytes.count {
      if assembler.isIdle && parser.isInText {
        let end = Self.endOfPrintable(bytes, from: index)
        if end > index {
          append(printable: UnsafeBufferPointer(rebasing: bytes[index..<end]))
          index = end
          continue
        }
      }
      feed(bytes[index])
      index += 1
    }
  }

  /// Ends the input: what is unfinished is dropped.
  public mutating func finish() -> StyledText {
    if !assembler.isIdle { put(replacement) }
    if text.utf8.last == UInt8(ascii: "\n") { text.utf8.removeLast() }
    return text
  }

  /// Where the run of printable ASCII that starts at an index ends.
  private static func endOfPrintable(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end] &- 0x20 < 0x5F { end += 1 }
    return end
  }

  private mutating func append(printable bytes: UnsafeBufferPointer<UInt8>) {
    isAtStart = false
    isAfterCarriageReturn = false
    limiter.passASCII()
    noteStyle()
    text.utf8.append(contentsOf: bytes)
  }

  private mutating func feed(_ byte: UInt8) {
    switch assembler.feed(byte) {
    case .incomplete: break
    case .scalar(let scalar): take(scalar)
    case .illFormed: take(replacement)
    case .illFormedBefore:
      take(replacement)
      feed(byte)
    }
  }

  /// Takes in a scalar, which may be text or a part of a control function.
  private mutating func take(_ scalar: UInt32) {
    defer {
      isAtStart = false
      isAfterCarriageReturn = scalar == 0x0D
    }
    if scalar == 0xFEFF && isAtStart || scalar == 0x0A && isAfterCarriageReturn { return }
    // Nothing is understood where everything is shown: a parser that is not fed stays in text.
    let event = policy == .show ? Self.shownEvent(scalar) : parser.feed(scalar)
    switch event {
    case .print: put(scalar)
    case .execute: if scalar == 0x09 { put(scalar) } else { show(scalar) }
    case .lineEnd: endLine()
    case .controlSequence: if policy == .keep && scalar == 0x6D { applySGR() }
    case .command: if policy == .keep { applyCommand() }
    case .none, .escape: break
    }
  }

  private static func shownEvent(_ scalar: UInt32) -> EscapeParser.Event {
    var parser = EscapeParser()
    let event = parser.feed(scalar)
    return event == .none ? .execute : event
  }

  private mutating func endLine() {
    limiter.reset()
    text.utf8.append(UInt8(ascii: "\n"))
  }

  /// A control character on its own, which leaves a trace only where controls are shown.
  private mutating func show(_ scalar: UInt32) {
    guard policy == .show else { return }
    let picture: UInt32 = scalar < 0x20 ? 0x2400 + scalar : scalar == 0x7F ? 0x2421 : 0xFFFD
    put(replacement == 0xFFFD ? picture : replacement)
  }

  /// Writes a scalar of text.
  private mutating func put(_ scalar: UInt32) {
    if scalar == 0x09 {
      limiter.reset()
    } else if Self.isBidiControl(scalar) {
      return show(scalar)
    } else if !limiter.admits(ScalarProperties(scalarValue: scalar), scalar: scalar) {
      return
    }
    noteStyle()
    text.append(scalar == 0xFFFD ? replacement : scalar)
  }

  /// Embeddings, overrides and isolates (UAX #9), which could turn the frame around.
  private static func isBidiControl(_ scalar: UInt32) -> Bool { 0x202A...0x202E ~= scalar || 0x2066...0x2069 ~= scalar }

  private mutating func applySGR() {
    guard parser.isPlain, let parameters = parser.parameters else { return }
    SGRParameters(parameters).apply(to: &style)
  }

  private mutating func applyCommand() {
    guard let command = parser.command, let link = LinkCommand(command) else { return }
    style.link = link.link.map { number(of: $0) } ?? 0
  }
}
