import TestSupport

/// Texts made to break whatever quotes, escapes, measures or prints them.
enum NastyText {
  static let fragments = [
    "", "it's", "\"quoted\"", "100%", "%s%n", "\\", "\\n", "\\(x)", "\\u{41}", "`id`", "$(id)", "$HOME", "${x",
    "!!", "#", "*", "~", "&;|<>", "{a,b}", "=ls", "-", "--", "-x", "007", "1", "-- ", " ", "   ", "\n", "\n\n", "\t",
    "\r\n", "\r", "\0", "\u{7}", "\u{8}", "\u{1B}", "\u{7F}", "\u{85}", "\u{9B}31m", "\u{1B}[1;31mred\u{1B}[0m",
    "\u{1B}]0;title", "\u{1B}]8;;https://example.com\u{1B}\\link\u{1B}]8;;\u{7}", "\u{2028}", "\u{2029}", "\u{202E}",
    "\u{2066}", "\u{2069}", "\u{200E}", "\u{200F}", "שלום", "مرحبا بالعالم", "e\u{301}", "\u{301}", "\u{20DD}",
    "\u{FEFF}", "\u{FFFD}", "\u{FFFF}", "\u{AD}", "\u{200B}", "\u{A0}", "\u{3000}", "\u{115F}", "\u{E000}",
    "\u{E0041}", "\u{10FFFF}", "안녕하세요 여러분", "가각", "ｶﾞ", "คำ", "中文字", "😀", "👩‍👩‍👧‍👦", "🇰🇷", "👍🏽", "1️⃣",
    "hello wide world", "speech bubbles in a terminal, many of them", "https://example.com/a/b?c=d&e=f#g",
    "Donaudampfschifffahrtsgesellschaftskapitän", "“curly” ‘quotes’",
  ]

  /// A few fragments in a row, or enough to fill a terminal's rows.
  static func random(using random: inout SeededRandom) -> String {
    let count = [1, Int.random(in: 2...12, using: &random), 40].randomElement(using: &random)!
    return (0..<count).map { _ in fragments.randomElement(using: &random)! }.joined()
  }
}
