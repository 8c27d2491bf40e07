/// What somebody said.
public struct Message: Hashable, Sendable {
  /// Who speaks: `user`, `assistant`, `system`, or any other name of a part in the conversation.
  public var role: String
  public var text: String
  /// The speaker's own name.
  public var name: String?
  public var time: MessageTime?
  public var id: String?

  public init(role: String, text: String = "", name: String? = nil, time: MessageTime? = nil, id: String? = nil) {
    self.role = role
    self.text = text
    self.name = name
    self.time = time
    self.id = id
  }

  /// Whether the same speaker said both.
  func isOfSameSpeaker(as other: Message) -> Bool { role == other.role && name == other.name }
}
