import TerminalText
import TestSupport
import Testing

/// Frames in a real terminal, tmux: the right border stands in one column on every row, for every line that tmux itself
/// measures as we do. The lines it measures otherwise are told.
@Suite struct TerminalFrameTests {
  /// The hardest lines there are, one of a kind.
  private static let lines = [
    "plain ASCII", "", "你好，世界", "日本語は、どこでも。", "한국어 텍스트", "\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF} jamo",
    "ｶﾞｷﾞ ＦＵＬＬ　width", "e\u{301}\u{302} o\u{308}\u{304} \u{41}\u{30A}\u{20DD}", "Zalgo: H\u{336}\u{35C}e\u{347}\u{33A}",
    "🎉 and 👾🙇", "❤ ☺ ✈ in text", "❤️ ☺️ ✈️ by selector", "☺︎ ✈︎ as text", "👨‍👩‍👧‍👦 a family", "🧑🏾‍💻 👩‍🚀 at work", "👋🏽 👍🏿 skin",
    "🏳️‍🌈 🏴‍☠️ joined flags", "🇰🇷 🇺🇸🇯🇵 flags", "🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F} tags",
    "1️⃣ #️⃣ keycaps", "🇰 half a flag", "مرحبا بالعالم", "اَلسَّلَامُ", "שלום עולם", "שָׁלוֹם x אב", "नमस्ते दुनिया", "क्षत्रिय हिन्दी", "தமிழ் மொழி",
    "ภาษาไทย ที่นี่", "คำ น้ำ", "ខ្មែរ", "ကျွန်ုပ်", "zero\u{200B}width\u{200D} \u{2060}\u{FEFF}x", "soft\u{AD}hyphen",
    "a\u{200E}b\u{200F}c", "tab\tstop\there", "± × ÷ § ° ¶ ambiguous", "─│╭╯ boxes ▀▄█", "→ ∀ ∑ ①② ☆",
    "\u{E000}\u{F8FF} private",
    "\u{FFFD} replaced", "𝒜𝔘 𐍈 astral", "ﷺ ﷽ ligatures", "🀄 🃏 tiles", "〰 〽 ㊗ wide text",
  ]

  @Test(arguments: EmojiWidth.allCases)
  func bordersStandInOneColumn(_ emojiWidth: EmojiWidth) throws {
    var metrics = CellMetrics()
    metrics.emojiWidth = emojiWidth
    let measured = try TerminalRuler().columns(of: Self.lines)
    let agreed = Self.lines.indices.filter { measured[$0] == metrics.columns(of: Self.lines[$0]) }.map {
      Self.lines[$0]
    }
    let others = Self.lines.indices.filter { !agreed.contains(Self.lines[$0]) }
    print("tmux measures \(agreed.count) of \(Self.lines.count) lines as we do, emoji by \(emojiWidth); the others:")
    for index in others {
      print("  \(Self.lines[index]): \(measured[index]), here \(metrics.columns(of: Self.lines[index]))")
    }
    #expect(agreed.count >= Self.lines.count * 3 / 4, "too few to say anything")
    try expectAligned(agreed, emojiWidth)
  }

  /// Writes over the column where the border has to be, and sees whether it was there.
  private func expectAligned(_ lines: [String], _ emojiWidth: EmojiWidth) throws {
    let page = lines.joined(separator: "\n")
    let outcome = try Invocation(arguments: options(emojiWidth)).with { $0.input = .text(page) }.run()
    let width = try #require(outcome.lines.first).count
    let session = try session(showing: page, emojiWidth, rows: lines.count + 6)
    let drawn = try session.wait { $0.rows.contains { $0.hasPrefix("╰") } && !$0.rows[lines.count + 2].isEmpty }.rows
    try session.send(bytes: (1...lines.count + 2).flatMap { Array("\u{1B}[\($0);\(width)H#".utf8) })
    let marked = try session.wait { $0.rows[lines.count + 1].hasSuffix("#") }.rows
    for (before, after) in zip(drawn, marked).prefix(lines.count + 2) {
      #expect(before.last.map { "╮│╯".contains($0) } == true && after == before.dropLast() + "#")
    }
  }

  private func session(showing page: String, _ emojiWidth: EmojiWidth, rows: Int) throws -> TmuxSession {
    let folder = TemporaryFolder()
    folder.write(page, to: "page")
    let command = "'\(try BuiltProgram.path())' \(options(emojiWidth).joined(separator: " ")) <'\(folder.file("page"))'"
    let session = try TmuxSession(
      command: "\(command); stty raw -echo; exec cat", columns: 60, rows: rows,
      environment: ["LC_ALL": "C.UTF-8", "NO_COLOR": "1"])
    try session.wait { $0.rows.contains { $0.hasPrefix("╰") } }
    return session
  }

  private func options(_ emojiWidth: EmojiWidth) -> [String] {
    ["--print", "--text-alignment", "left", "-r", "0", "--emoji-width", emojiWidth.rawValue]
  }
}
