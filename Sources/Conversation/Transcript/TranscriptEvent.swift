/// What a transcript tells, in order.
public enum TranscriptEvent: Hashable, Sendable {
  /// A message that is known whole.
  case message(Message)
  /// A message of which the text is to come; the message before it is at its end.
  case begin(Message)
  /// More of the text of the message that began last.
  case text(String)
  /// The message that began last is at its end, and so is the turn of its speaker.
  case end
  /// Something that could not be read.
  case problem(TranscriptProblem)
}
