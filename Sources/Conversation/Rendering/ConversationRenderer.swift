import SpeechBubble
import TerminalText

/// Draws a conversation while it arrives: what a transcript tells in, bytes for the terminal out.
///
///     var renderer = ConversationRenderer(ConversationStyle(columns: 40))
///     write(renderer.take(.message(Message(role: "user", text: "Hi"))))
///     write(renderer.finish())
///
/// One speaker is on the right, the others on the left, and `system` in the middle. Where one of them says several
/// things, the name stands above the first and the tail below the last: a bubble's bottom is drawn when it is known who
/// speaks next, or that the turn is over. Rows are written once, as those of a ``StreamingBubble``. A message that is
/// known whole is as wide as its text; one whose text is to come, as wide as it may be.
public struct ConversationRenderer: Sendable {
  private let style: ConversationStyle
  /// The bubble that has no bottom yet.
  private var open: StreamingBubble?
  /// The message before, if its speaker may go on.
  private var last: Message?
  private var lastTime: String?
  private var isFirst = true

  public init(_ style: ConversationStyle) { self.style = style }

  /// - Returns: What is to be written now.
  public mutating func take(_ event: TranscriptEvent) -> [UInt8] {
    switch event {
    case .message(let message): begin(message, isWhole: true)
    case .begin(let message): begin(message, isWhole: false)
    case .text(let text): open?.feed(text.utf8) ?? []
    case .end: endTurn()
    case .problem: []
    }
  }

  /// Ends the conversation; what is open is closed.
  ///
  /// - Returns: What is to be written now.
  public mutating func finish() -> [UInt8] { endTurn() }

  /// What takes the terminal back to its default state in the middle of a row, before the process is stopped.
  public var pause: [UInt8] { open?.pause ?? [] }

  /// What takes it on from there.
  public var resumption: [UInt8] { open?.resumption ?? [] }
}

extension ConversationRenderer {
  private mutating func endTurn() -> [UInt8] {
    last = nil
    return close(hasTail: true)
  }

  private mutating func close(hasTail: Bool) -> [UInt8] {
    defer { open = nil }
    return open?.finish(hasTail: hasTail) ?? []
  }

  private mutating func begin(_ message: Message, isWhole: Bool) -> [UInt8] {
    let goesOn = last.map { $0.isOfSameSpeaker(as: message) } ?? false
    var bytes = close(hasTail: !goesOn)
    // Without frames nothing else parts what is said.
    if style.output.frame == .none && !isFirst { bytes.append(UInt8(ascii: "\n")) }
    bytes += caption(of: message, goesOn: goesOn)
    last = message
    isFirst = false
    guard var bubble = bubble(for: message, isWhole: isWhole) else { return bytes }
    bytes += bubble.start() + bubble.feed(message.text.utf8)
    if isWhole { bytes += bubble.endText() }
    open = bubble
    return bytes
  }

  private func bubble(for message: Message, isWhole: Bool) -> StreamingBubble? {
    let look = style.bubble(of: message.role)
    let framed = style.output.frame == .none ? look.bare : look
    let most = max(style.bubbleColumns, framed.leastColumns)
    let columns = isWhole ? columns(of: message.text, in: framed, atMost: most) : most
    return try? StreamingBubble(
      look, columns: columns, options: style.options, output: style.output,
      indent: style.indent(style.side(of: message.role), columns: columns))
  }

  /// The columns of a bubble around a whole text.
  private func columns(of text: String, in bubble: Bubble, atMost columns: Int) -> Int {
    var options = style.options
    options.width = .atMost(columns)
    let filtered = StyledText(text, policy: style.output.controls, isASCII: options.glyphs.isASCII)
    let layout = try? bubble.cornerRadius(min(bubble.cornerRadius, 1)).measure(filtered, options)
    return max(layout?.geometry.columns ?? columns, bubble.leastColumns)
  }

  /// Name and time of what is said, above it: the name once a turn, the time where it is another.
  private mutating func caption(of message: Message, goesOn: Bool) -> [UInt8] {
    let time = message.time.flatMap(style.written)
    let newTime = goesOn && time == lastTime ? nil : time
    lastTime = time ?? (goesOn ? lastTime : nil)
    let parts = [goesOn ? nil : name(of: message), newTime].compactMap { $0 }.filter { !$0.isEmpty }
    guard !parts.isEmpty else { return [] }
    let words = parts.joined(separator: "  ").map { $0.isNewline ? " " : $0 }
    return draw(caption: String(words), style.side(of: message.role))
  }

  /// The speaker's name. Roles that no side tells are named.
  private func name(of message: Message) -> String? {
    message.name ?? ([style.me, "user", "assistant", "system"].contains(message.role) ? nil : message.role)
  }

  private func draw(caption: String, _ side: ConversationStyle.Side) -> [UInt8] {
    var look = Bubble("", style: [], arrowPosition: .bottom).bare.font(.faint).numberOfLines(1)
    look.textColor = .default
    var options = style.options
    options.width = .atMost(max(style.columns, look.leastColumns))
    let text = StyledText(caption, policy: .strip, isASCII: options.glyphs.isASCII)
    guard let layout = try? look.measure(text, options) else { return [] }
    let encoder = GridEncoder(
      depth: style.output.depth, appearance: style.output.appearance,
      indent: style.indent(side, columns: layout.columns))
    var bytes: [UInt8] = []
    encoder.encode(layout.render(), into: &bytes)
    return bytes
  }
}
