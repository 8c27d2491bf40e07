import SpeechBubble

/// Which characters draw the bubble, and what else the terminal's character set allows.
struct GlyphDecision {
  let choice: GlyphChoice
  let ambiguousWidth: AmbiguousWidth
  let surroundings: Surroundings

  var glyphs: GlyphSet {
    switch choice {
    case .unicode: .unicode
    case .double: .double
    case .ascii: .ascii
    case .auto:
      // Box-drawing characters are of ambiguous width: two cells each would tear the outline apart.
      !isUTF8 || ambiguousWidth == .two ? .ascii : isConsole ? .console : .unicode
    }
  }

  /// Whether right-to-left text can be set apart by invisible characters; elsewhere they would show.
  var allowsIsolates: Bool { isUTF8 && !isConsole && glyphs != .ascii }

  /// Linux's own console, whose font has few characters.
  private var isConsole: Bool { surroundings["TERM"] == "linux" }

  /// Whether the locale's character set is UTF-8: what follows the point in `ko_KR.UTF-8@modifier`, or the whole name,
  /// since `LC_CTYPE=UTF-8` is what a Mac sends along over ssh.
  private var isUTF8: Bool {
    let locale = surroundings["LC_ALL"] ?? surroundings["LC_CTYPE"] ?? surroundings["LANG"] ?? ""
    let name = locale.split(separator: "@", omittingEmptySubsequences: false)[0]
    let charset = name.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).last ?? ""
    return ["utf-8", "utf8"].contains(charset.lowercased())
  }
}
