import SpeechBubble
import TerminalText

/// What a terminal answers or tells of its own accord.
enum TerminalReply {
  /// The payload of the answer to OSC 11, `11;rgb:1c1c/1c1c/1e1e` (xterm, "Operating System Commands"; the colour as
  /// XParseColor reads it, one to four hexadecimal digits each).
  static func background(_ payload: [UInt8]) -> RGB? {
    let parts = String(decoding: payload, as: UTF8.self).split(separator: ";", maxSplits: 1)
    guard parts.count == 2, parts[0] == "11", let colon = parts[1].firstIndex(of: ":"),
      ["rgb", "rgba"].contains(parts[1][..<colon])
    else { return nil }
    let levels = parts[1][parts[1].index(after: colon)...].split(separator: "/", omittingEmptySubsequences: false)
    let channels = levels.prefix(3).compactMap(level)
    guard channels.count == 3, levels.count <= 4 else { return nil }
    return RGB(red: channels[0], green: channels[1], blue: channels[2])
  }

  private static func level(_ digits: Substring) -> UInt8? {
    guard 1...4 ~= digits.utf8.count, let value = Int(digits, radix: 16), value >= 0 else { return nil }
    let most = (1 << (4 * digits.utf8.count)) - 1
    return UInt8((value * 255 + most / 2) / most)
  }

  /// `CSI ? 997 ; 1 n` is dark, 2 is light (the colour palette update notification of contour, kitty, tmux and others).
  static func appearance(_ parameters: EscapeParameters) -> Appearance? {
    guard parameters.count == 2, parameters[0] == 997 else { return nil }
    return switch parameters[1] {
    case 1: .dark
    case 2: .light
    default: nil
    }
  }
}
