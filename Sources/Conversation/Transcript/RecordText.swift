/// The text of a message in JSON: a string, or an array of strings and of parts with a `text`; or `null`, which says that
/// there is none.
struct RecordText: Decodable {
  /// `nil` if there is none to show: `null`, or nothing but images and the like.
  let text: String?

  private struct Part: Decodable {
    let text: String?

    private enum Key: CodingKey { case text }

    init(from decoder: any Decoder) throws {
      if let string = try? decoder.singleValueContainer().decode(String.self) {
        text = string
      } else {
        let values = try decoder.container(keyedBy: Key.self)
        text = try? values.decode(String.self, forKey: .text)
      }
    }
  }

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let string = try? value.decode(String.self) {
      text = string
    } else if value.decodeNil() {
      text = nil
    } else {
      let texts = try value.decode([Part].self).compactMap(\.text)
      text = texts.isEmpty ? nil : texts.joined()
    }
  }
}
