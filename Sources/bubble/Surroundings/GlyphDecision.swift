import SpeechBubble

/// Which characters draw the bubble, and what else the terminal's character set allows.
struct GlyphDecision {
  /// The set asked for by name.
  let choice: GlyphSet?
  let ambiguousWidth: AmbiguousWidth
  /// The set that takes the place of box drawing where there is that.
  var preferred: GlyphSet?
  let surroundings: Surroundings

  var glyphs: GlyphSet {
    if let choice { return choice }
    // Box-drawing characters are of ambiguous width: two cells each would tear the outline apart.
    if !isUTF8 || ambiguousWidth == .two { return .ascii }
    return isConsole ? .console : preferred ?? .unicode
  }

  /// Whether right-to-left text can be set apart by invisible characters; elsewhere they would show.
  var allowsIsolates: Bool { isUTF8 && !isConsole && glyphs != .ascii }

  /// Linux's own console, whose font has few characters.
  private var isConsole: Bool { surroundings["TERM"] == "linux" }

  /// Whether the locale's character set is UTF-8: what follows the point in `ko_KR.UTF-8@modifier`, or the whole name,
  /// since `LC_CTYPE=UTF-8` is what a Mac sends along over ssh.
  var isUTF8: Bool {
    let locale = surroundings["LC_ALL"] ?? surroundings["LC_CTYPE"] ?? surroundings["LANG"] ?? ""
    let name = locale.split(separator: "@", omittingEmptySubsequences: false)[0]
    let charset = name.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).last ?? ""
    return ["utf-8", "utf8"].contains(charset.lowercased())
  }
}
