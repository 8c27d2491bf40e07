/// Tells what JSON objects mean for a conversation: whole messages, and the pieces in which chat services send them.
struct Interpreter {
  /// The message whose text is arriving.
  private var spoken: Message?
  /// Which of several answers it is.
  private var spokenIndex = 0
  private var line = 0
  /// Who spoke last, for pieces that do not say.
  private var lastRole = "assistant"

  /// - Returns: What the object tells; `nil` if it is none that a transcript is made of.
  mutating func events(of record: Record, line: Int) -> [TranscriptEvent]? {
    self.line = line
    if let events = eventsOfTypedEvent(record) { return events }
    if let choices = record.choices { return choices.flatMap { eventsOfChoice($0, of: record) } }
    if let delta = record.delta { return piece(record, delta.text) }
    if let part = record.part.first { return piece(part.role == nil ? record : part, part.content?.text) }
    if let message = record.message.first, record.isDone != nil || message.role != nil {
      return eventsOfWrapped(message, isDone: record.isDone)
    }
    if record.isDone == true { return end() }
    return record.content.map { eventsOfMessage(record, $0) }
  }

  /// Says that no more of the message that is arriving will come.
  mutating func end() -> [TranscriptEvent] {
    defer { spoken = nil }
    return spoken == nil ? [] : [.end]
  }

  private mutating func eventsOfMessage(_ record: Record, _ content: RecordText) -> [TranscriptEvent] {
    var problems: [TranscriptEvent] = []
    if record.role == nil { problems = [.problem(TranscriptProblem(.noRole, line: line))] }
    // Nothing was said: a call of a tool, an image.
    guard let text = content.text else { return problems }
    var message = Message(role: record.role ?? "", text: text, name: record.name, time: record.time, id: record.id)
    lastRole = message.role
    spoken = nil
    guard text.isEmpty else { return [.message(message)] + problems }
    // An empty message is the beginning of one that is spoken.
    message.text = ""
    spoken = message
    spokenIndex = 0
    return [.begin(message)] + problems
  }

  /// A piece of a message: goes on with the one that is spoken, unless it says that it is of another.
  private mutating func piece(_ record: Record, _ text: String?, index: Int = 0) -> [TranscriptEvent] {
    guard let text else { return [] }
    let pieces: [TranscriptEvent] = text.isEmpty ? [] : [.text(text)]
    if let spoken, isOf(spoken, record, index) { return pieces }
    let message = Message(role: record.role ?? lastRole, name: record.name, time: record.time, id: record.id)
    spoken = message
    spokenIndex = index
    lastRole = message.role
    return [.begin(message)] + pieces
  }

  private func isOf(_ spoken: Message, _ record: Record, _ index: Int) -> Bool {
    (record.role ?? spoken.role) == spoken.role && (record.name ?? spoken.name) == spoken.name
      && (record.id ?? spoken.id) == (spoken.id ?? record.id) && index == spokenIndex
  }

  /// `choices[]` with a `delta`, or with a whole `message`.
  private mutating func eventsOfChoice(_ choice: Record, of chunk: Record) -> [TranscriptEvent] {
    if let message = choice.message.first, let content = message.content {
      return eventsOfMessage(message, content)
    }
    guard var part = choice.part.first else { return [] }
    part.id = part.id ?? chunk.id
    return piece(part, part.content?.text, index: choice.index)
  }

  /// `message` beside `done`, or alone.
  private mutating func eventsOfWrapped(_ message: Record, isDone: Bool?) -> [TranscriptEvent] {
    guard let isDone else { return message.content.map { eventsOfMessage(message, $0) } ?? [] }
    let pieces = piece(message, message.content?.text)
    return isDone ? pieces + end() : pieces
  }

  /// Events that name their kind; `nil` if this is none of them.
  private mutating func eventsOfTypedEvent(_ record: Record) -> [TranscriptEvent]? {
    switch record.type {
    case "message_start":
      guard let message = record.message.first else { return [] }
      return piece(message, message.content?.text ?? "")
    case "content_block_delta": return record.part.first.map { piece($0, $0.content?.text) } ?? []
    case "message_stop": return end()
    case "content_block_start", "content_block_stop", "message_delta", "ping": return []
    default: return nil
    }
  }
}
