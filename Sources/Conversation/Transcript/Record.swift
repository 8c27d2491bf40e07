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
    for key in values.allKeys { read(key, of: values) }
  }

  private mutating func read(_ key: Key, of values: KeyedDecodingContainer<Key>) {
    switch key {
    case .role: role = values.string(key)
    case .name: name = values.string(key)
    case .id: id = values.string(key)
    case .type: type = values.string(key)
    case .time: time = values.time
    case .done: isDone = try? values.decode(Bool.self, forKey: key)
    case .index: index = (try? values.decode(Int.self, forKey: key)) ?? 0
    case .content, .text: readText(values.text(key), isPreferred: key == .content)
    case .delta:
      part = values.record(key)
      if part.isEmpty { delta = values.text(key) }
    case .message: message = values.record(key)
    case .choices: choices = try? values.decode([Record].self, forKey: key)
    case .messages: hasMessages = true
    }
  }

  /// Keys come in no order; `content` goes before `text`, if there is any in it.
  private mutating func readText(_ text: RecordText?, isPreferred: Bool) {
    guard let text else { return }
    if content?.text == nil || isPreferred && text.text != nil { content = text }
  }
}

extension KeyedDecodingContainer<Record.Key> {
  /// A string, or a number as one: ids are either.
  fileprivate func string(_ key: Key) -> String? {
    if let string = try? decode(String.self, forKey: key) { return string }
    return (try? decode(Int.self, forKey: key)).map { String($0) }
  }

  fileprivate func text(_ key: Key) -> RecordText? { try? decode(RecordText.self, forKey: key) }

  fileprivate func record(_ key: Key) -> [Record] { (try? decode(Record.self, forKey: key)).map { [$0] } ?? [] }

  fileprivate var time: MessageTime? {
    if let string = try? decode(String.self, forKey: .time) { return MessageTime(string) }
    return (try? decode(Double.self, forKey: .time)).map { MessageTime(number: $0) }
  }
}
