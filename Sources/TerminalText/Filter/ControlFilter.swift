/// Makes untrusted bytes a ``StyledText``: decodes them, ends lines one way, and deals with controls by a policy.
///
///     var filter = ControlFilter(policy: .keep)
///     bytes.withUnsafeBufferPointer { filter.feed($0) }
///     let text = filter.finish()
///
/// The bytes may come in pieces of any size, cut anywhere. Ill-formed UTF-8 becomes U+FFFD, one for each maximal
/// subpart; a byte order mark at the start is dropped, and so is one line end at the very end.
///
/// - Complexity: O(*n*) in the bytes, whatever they are.
public struct ControlFilter: Sendable {
  private let policy: ControlPolicy
  private let isASCII: Bool

  private var output = StyledOutput()
  private var parser = EscapeParser()
  /// The start of a character whose rest has not come yet.
  private var pending: [UInt8] = []
  private var isAtStart = true
  private var isAfterCarriageReturn = false

  /// - Parameters:
  ///   - policy: What becomes of controls.
  ///   - isASCII: Whether `?` takes the place of U+FFFD, and of the pictures that ``ControlPolicy/show`` puts for
  ///     controls. Other text beyond ASCII stays.
  ///   - byteCount: About how much is to come, so that memory is not asked for in steps.
  public init(policy: ControlPolicy, isASCII: Bool = false, expecting byteCount: Int = 0) {
    self.policy = policy
    self.isASCII = isASCII
    output.expect(byteCount)
  }

  /// Takes the next bytes of the text.
  public mutating func feed(_ bytes: UnsafeBufferPointer<UInt8>) {
    output.expect(bytes.count)
    var position = completePending(with: bytes)
    while position < bytes.count {
      position = passText(bytes, from: position)
      guard position < bytes.count else { return }
      guard let (scalar, length) = ScalarDecoder.decode(bytes, at: position) else {
        pending = Array(bytes[position...])
        return
      }
      position += length
      take(scalar)
    }
  }

  /// Where in the text that is made the next byte fed will be, if it is one that stays.
  package var byteCount: Int { output.byteCount }

  /// Ends the text and hands it over; the filter is then as new.
  public mutating func finish() -> StyledText {
    if !pending.isEmpty { take(ScalarDecoder.replacement) }
    let text = output.finish()
    self = ControlFilter(policy: policy, isASCII: isASCII)
    return text
  }

  /// Hands over what is certain of the text so far; the filter goes on where it is.
  package mutating func takeFinished() -> StyledText { output.takeFinished() }

  /// Ends the text and hands over what of it was not yet; a line end at the very end stays. The filter is then as new.
  package mutating func takeRest() -> StyledText {
    if !pending.isEmpty { take(ScalarDecoder.replacement) }
    let text = output.takeFinished()
    self = ControlFilter(policy: policy, isASCII: isASCII)
    return text
  }

  /// Takes the character that the bytes before left unfinished.
  ///
  /// - Returns: How many of `bytes` belong to it.
  private mutating func completePending(with bytes: UnsafeBufferPointer<UInt8>) -> Int {
    guard !pending.isEmpty, !bytes.isEmpty else { return 0 }
    let held = pending.count
    let joined = pending + bytes.prefix(4 - held)
    guard let (scalar, length) = joined.withUnsafeBufferPointer({ ScalarDecoder.decode($0, at: 0) }) else {
      pending = joined
      return bytes.count
    }
    pending.removeAll()
    take(scalar)
    return length - held
  }

  /// Passes bytes on unchanged as long as they are text nobody has to look at more closely.
  private mutating func passText(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    guard parser.isInGround, !isAfterCarriageReturn else { return start }
    let end = output.passText(bytes, from: start)
    if end > start { isAtStart = false }
    return end
  }

  private mutating func take(_ scalar: Unicode.Scalar) {
    let wasAtStart = isAtStart
    let wasAfterCarriageReturn = isAfterCarriageReturn
    isAtStart = false
    isAfterCarriageReturn = scalar == "\r"
    if wasAtStart && scalar == "\u{FEFF}" || wasAfterCarriageReturn && scalar == "\n" { return }
    policy == .show ? show(scalar) : interpret(scalar)
  }

  private mutating func interpret(_ scalar: Unicode.Scalar) {
    switch parser.feed(scalar) {
    case .none: break
    case .text(let scalar): if !ControlCharacters.isBidirectional(scalar) { append(scalar) }
    case .control(let scalar): appendIfLayout(scalar)
    case .escape(let final): if parser.intermediates.isEmpty { appendIfLayout(ControlCharacters.control1(final)) }
    case .sequence(let final): if policy == .keep, final == UInt8(ascii: "m") { selectRendition() }
    case .string(let control): if policy == .keep, control == .operatingSystem { followLink() }
    }
  }

  private mutating func show(_ scalar: Unicode.Scalar) {
    guard !appendIfLayout(scalar) else { return }
    let picture = ControlCharacters.picture(scalar)
    append(isASCII && picture != scalar ? "?" : picture)
  }

  /// Appends a tab or an end of line.
  ///
  /// - Returns: Whether `scalar` is one of these.
  @discardableResult
  private mutating func appendIfLayout(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == "\t" {
      output.appendTab()
    } else if ControlCharacters.isLineEnd(scalar) {
      output.endLine()
    } else {
      return false
    }
    return true
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    output.append(isASCII && scalar == ScalarDecoder.replacement ? "?" : scalar)
  }

  private mutating func selectRendition() {
    guard parser.marker == 0, parser.intermediates.isEmpty else { return }
    output.style.apply(parser.parameters)
  }

  private mutating func followLink() {
    guard let command = HyperlinkCommand(payload: parser.payload, isCut: parser.isPayloadCut) else { return }
    output.follow(command)
  }
}
