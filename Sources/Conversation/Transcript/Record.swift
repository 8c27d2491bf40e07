import FoundationEssentials

/// A JSON object of a transcript, as far as anything in it matters: a message, a piece of one, or what chat services
/// send around these.
struct Record: Decodable {
  var role: String?
  var name: String?
  var id: String?
  var time: MessageTime?
  var type: String?
  var isDone: Bool?
  /// `content`, or else `text`.
  var content: RecordText?
  var delta: RecordText?
  var index = 0
  /// `delta`, if it is an object.
  var part: [Record] = []
  var message: [Record] = []
  var choices: [Record]?
  var hasMessages = false

  enum Key: String, CodingKey {
    case role, name, id, time, type, done, content, text, delta, index, message, messages, choices
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    role = values.string(.role)
    name = values.string(.name)
    id = values.string(.id)
    type = values.string(.type)
    content = values.text(.content)
    if content?.text == nil, let text = values.text(.text) { content = text }
    delta = values.text(.delta)
    hasMessages = values.contains(.messages)
    if values.contains(.time) { time = values.time }
    if values.contains(.done) { isDone = try? values.decode(Bool.self, forKey: .done) }
    if values.contains(.index) { index = (try? values.decode(Int.self, forKey: .index)) ?? 0 }
    if delta == nil, values.contains(.delta) { part = values.record(.delta) }
    if values.contains(.message) { message = values.record(.message) }
    if values.contains(.choices) { choices = try? values.decode([Record].self, forKey: .choices) }
  }
}

extension KeyedDecodingContainer<Record.Key> {
  /// A string, or a number as one: ids are either.
  fileprivate func string(_ key: Key) -> String? {
    guard contains(key) else { return nil }
    if let string = try? decode(String.self, forKey: key) { return string }
    return (try? decode(Int.self, forKey: key)).map { String($0) }
  }

  fileprivate func text(_ key: Key) -> RecordText? {
    guard contains(key) else { return nil }
    return try? decode(RecordText.self, forKey: key)
  }

  fileprivate func record(_ key: Key) -> [Record] { (try? decode(Record.self, forKey: key)).map { [$0] } ?? [] }

  fileprivate var time: MessageTime? {
    if let string = try? decode(String.self, forKey: .time) { return MessageTime(string) }
    return (try? decode(Double.self, forKey: .time)).map { MessageTime(number: $0) }
  }
}
