import TestSupport

/// Texts with something of everything in them.
enum MixedText {
  /// A message of 2 kB in several scripts, with colours and a link in it.
  static let message = String(repeating: paragraph, count: 3)

  private static let paragraph = """
    The \u{1B}[31mquick\u{1B}[0m brown fox (really) jumps over 12.5 km, and a \u{1B}[1;4mwell-known link: \
    \u{1B}]8;;https://example.org/\u{1B}\\here it is\u{1B}]8;;\u{1B}\\ to follow\u{1B}[0m.
    안녕하세요, 오늘은 날씨가 좋네요! 日本語の文章は、どこでも改行できます。「引用」も。
    مرحبا بالعالم، هذا نص 123 طويل English بما يكفي للالتفاف.
    1. שלום עולם ועוד \u{1B}[44mמילים\u{1B}[m
    Привет, мир — ещё слова; ελληνικά γράμματα\u{AD}και e\u{301}tude \u{301} ! 👩‍💻 and 🇰🇷\tตัวอย่างภาษาไทย
    averyveryverylongwordthatdoesnotfitintoanyrowofthisbubbleatall and https://example.org/path/to/x?query=1&b=2

    mixed שלום in a line, (and مرحبا) too $(5) 10\u{A0}km left \u{200B}a\u{200B}b\r\n
    """

  private static let pieces = [
    "word", "(see", "12.5%)", "a-b", "/usr/lib", "한국어", "日本。", "👩‍💻", "คำ", "e\u{301}e", "ｶﾞ", "שלום", "\u{200B}", "!",
    "$(5",
    "\u{AD}", "\u{301}", "\u{1B}[31m", "\u{1B}[m", "\u{1B}[44m", "漢\u{11A8}", "\u{2060}", "\u{200E}",
    "abcdefghijklmnopqrstuvwxyz", "\u{1F1F0}",
    "\u{3000}", "مرحبا", "5", "—", "»",
  ]

  static func random(using random: inout SeededRandom) -> String {
    (0..<Int.random(in: 0...16, using: &random)).map { _ in
      pieces.randomElement(using: &random)! + [" ", "  ", "", "", "\n", "\t"].randomElement(using: &random)!
    }.joined()
  }
}
