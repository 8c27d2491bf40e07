import FoundationEssentials
import SpeechBubble

/// Properties of a bubble as a JSON text: the content of presets and of other files that properties are taken from.
package enum BubbleDocument {
  /// Why a text says nothing about a bubble.
  package enum Problem: Error, Hashable, Sendable {
    case notJSON
    /// It is JSON, but no object with keys and values.
    case notAnObject
    case rejected(RejectedValue)
  }

  /// Reads some of a bubble's properties; see ``BubblePatch`` for what is allowed.
  package static func patch(from bytes: [UInt8]) throws(Problem) -> BubblePatch {
    do {
      return try JSONDecoder().decode(BubblePatch.self, from: Data(bytes))
    } catch DecodingError.typeMismatch, DecodingError.valueNotFound {
      throw .notAnObject
    } catch DecodingError.dataCorrupted(let context) {
      throw (context.underlyingError as? RejectedValue).map(Problem.rejected) ?? .notJSON
    } catch {
      throw .notJSON
    }
  }

  /// The same patch gives the same bytes: one property a line, in alphabetical order, and a final newline.
  package static func bytes(of patch: BubblePatch) -> [UInt8] { DocumentEncoder.bytes(of: patch) }
}

extension BubbleDocument.Problem: CustomStringConvertible {
  /// On one line, whatever the text holds.
  package var description: String {
    switch self {
    case .notJSON: "it is not valid JSON"
    case .notAnObject: "it holds no JSON object"
    case .rejected(let rejected):
      "\(rejected.property) takes \(Self.allowed(rejected)), not \(QuotedBytes.describe(Array(rejected.value.utf8)))"
    }
  }

  private static func allowed(_ rejected: RejectedValue) -> String {
    BubbleProperty.named(rejected.property)?.kind.allowed ?? "another value"
  }
}
