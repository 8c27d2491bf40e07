/// The operating system command that starts or ends a hyperlink: OSC 8 ; parameters ; target.
///
/// Only what cannot harm is let through: http, https and mailto targets of at most 2083 printable ASCII characters.
struct LinkCommand {
  /// Where the link leads; `nil` ends the one that is open.
  let link: StyledText.Link?

  private static let longestTarget = 2083
  private static let longestID = 250
  private static let schemes = ["http:", "https:", "mailto:"]

  /// - Returns: `nil` if the command is no hyperlink.
  init?(_ command: [UInt8]) {
    let fields = command.split(separator: UInt8(ascii: ";"), maxSplits: 2, omittingEmptySubsequences: false)
    guard fields.count == 3, fields[0].elementsEqual("8".utf8) else { return nil }
    let target = String(decoding: fields[2], as: UTF8.self)
    link =
      Self.isSafe(fields[2], target)
      ? StyledText.Link(target: target, id: Self.id(in: String(decoding: fields[1], as: UTF8.self))) : nil
  }

  private static func isSafe(_ bytes: ArraySlice<UInt8>, _ target: String) -> Bool {
    bytes.count <= longestTarget && bytes.allSatisfy(isPrintable)
      && schemes.contains { target.lowercased().hasPrefix($0) }
  }

  /// The value of `id` in `key=value:key=value`.
  private static func id(in parameters: String) -> String {
    let pair = parameters.split(separator: ":").first { $0.hasPrefix("id=") }
    let id = pair?.dropFirst(3) ?? ""
    return id.utf8.count <= longestID && id.utf8.allSatisfy(isPrintable) ? String(id) : ""
  }

  private static func isPrintable(_ byte: UInt8) -> Bool { 0x21...0x7E ~= byte }
}
