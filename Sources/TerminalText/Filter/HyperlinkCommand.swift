/// What OSC 8 asks for: `8;id=a:other=b;https://example.org` opens a link, `8;;` closes it.
enum HyperlinkCommand: Hashable, Sendable {
  case open(StyledText.Link)
  /// The text that follows is no link. Also what a target says that may not pass, as the link before it ended there.
  case close

  static let maximumTarget = 2083
  static let maximumID = 250
  private static let schemes = ["http", "https", "mailto"]

  /// Reads the payload of an operating system command; nil if it is not about links.
  init?(payload: [UInt8], isCut: Bool) {
    let fields = payload.split(separator: UInt8(ascii: ";"), maxSplits: 2, omittingEmptySubsequences: false)
    guard fields.count == 3, fields[0] == [UInt8(ascii: "8")] else { return nil }
    guard !isCut, let target = Self.target(fields[2]) else {
      self = .close
      return
    }
    self = .open(StyledText.Link(target: target, id: Self.id(fields[1])))
  }

  private static func target(_ bytes: ArraySlice<UInt8>) -> String? {
    guard bytes.count <= maximumTarget, isGraphic(bytes) else { return nil }
    let scheme = bytes.prefix { $0 != UInt8(ascii: ":") }
    guard scheme.count < bytes.count, schemes.contains(String(decoding: scheme, as: UTF8.self).lowercased())
    else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The value of `id=` among parameters parted by colons; empty if there is none or it may not pass.
  private static func id(_ parameters: ArraySlice<UInt8>) -> String {
    let key = Array("id=".utf8)
    for parameter in parameters.split(separator: UInt8(ascii: ":")) where parameter.starts(with: key) {
      let value = parameter.dropFirst(key.count)
      return value.count <= maximumID && isGraphic(value) ? String(decoding: value, as: UTF8.self) : ""
    }
    return ""
  }

  /// Whether all of `bytes` are printable ASCII other than space.
  private static func isGraphic(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.allSatisfy { (0x21...0x7E).contains($0) }
  }
}
