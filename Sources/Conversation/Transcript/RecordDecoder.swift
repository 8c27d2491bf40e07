import FoundationEssentials

/// Reads JSON objects of a transcript.
struct RecordDecoder: Sendable {
  private let decoder = JSONDecoder()

  enum Failure: Error { case notJSON, notAnObject }

  /// - Returns: The object, and whether halves of surrogate pairs in it had to be replaced to read it.
  func record(_ bytes: [UInt8]) throws(Failure) -> (record: Record, isRepaired: Bool) {
    // Ill-formed UTF-8 is no mistake of the JSON, only of a text in it.
    let text =
      String(validating: bytes, as: UTF8.self) == nil ? Array(String(decoding: bytes, as: UTF8.self).utf8) : bytes
    let repaired = SurrogateRepair.repair(text)
    do {
      return (try decoder.decode(Record.self, from: Data(repaired ?? text)), repaired != nil)
    } catch DecodingError.typeMismatch, DecodingError.valueNotFound {
      throw .notAnObject
    } catch {
      throw .notJSON
    }
  }
}
