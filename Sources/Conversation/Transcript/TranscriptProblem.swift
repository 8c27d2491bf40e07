/// What is wrong with a transcript.
public struct TranscriptProblem: Error, Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case notJSON
    /// It is JSON, but nothing that a conversation is made of.
    case unknownShape
    /// A message without a role. It is shown all the same.
    case noRole
    /// Half a surrogate pair; U+FFFD is shown in its place.
    case loneSurrogate
    /// A document that ends too early or is no JSON. What is whole in it is shown.
    case document
  }

  /// Counted from 1; `nil` for a whole document.
  public let line: Int?
  public let kind: Kind

  public init(_ kind: Kind, line: Int?) {
    self.kind = kind
    self.line = line
  }
}

extension TranscriptProblem: CustomStringConvertible {
  public var description: String {
    switch kind {
    case .document: "the document could not be read: it is cut short or not valid JSON"
    case .notJSON: place + "this is not valid JSON"
    case .unknownShape: place + "this is no message, and no part of one"
    case .noRole: place + "this message has no role"
    case .loneSurrogate: place + "this holds half a surrogate pair"
    }
  }

  private var place: String { line.map { "line \($0): " } ?? "" }
}
