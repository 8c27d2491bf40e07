import TerminalText
import Testing

@testable import SpeechBubble

struct TextPaintingTests {
  private func bubble(_ text: String, _ alignment: TextAlignment) -> Bubble {
    Bubble(text, style: .line, arrowPosition: .bottom).arrowSize(0).textAlignment(alignment)
  }

  @Test(arguments: [
    (TextAlignment.left, "│ a    │\n│ four │"), (.center, "│  a   │\n│ four │"), (.right, "│    a │\n│ four │"),
    (.natural, "│ a    │\n│ four │"), (.justified, "│ a    │\n│ four │"),
  ])
  func rowsAreAligned(_ alignment: TextAlignment, _ rows: String) throws {
    expectPicture(try bubble("a\nfour", alignment).render(), "╭──────╮\n\(rows)\n╰──────╯")
  }

  @Test func wrappedRowsAreJustified() throws {
    expectPicture(
      try bubble("a b c d eeee ff gggggggggg h i", .justified).render(maxColumns: 14),
      """
      ╭────────────╮
      │ a  b  c  d │
      │ eeee    ff │
      │ gggggggggg │
      │ h i        │
      ╰────────────╯
      """)
  }

  @Test func gapsBeforeATabStayAsTheyAre() throws {
    expectPicture(
      try bubble("a b\tc d eeeeee ggggggggggggg", .justified).render(maxColumns: 17),
      "╭───────────────╮\n│ a b     c   d │\n│ eeeeee        │\n│ ggggggggggggg │\n╰───────────────╯")
  }

  @Test func rowsFromRightToLeftAreJustified() throws {
    var options = RenderOptions(width: .atMost(14))
    options.isolatesRightToLeft = false
    expectPicture(
      try bubble("אב גד הו זח טיכ אבגדהוזחטי", .justified).render(options),
      """
      ╭────────────╮
      │ אב  גד  הו │
      │ זח     טיכ │
      │ אבגדהוזחטי │
      ╰────────────╯
      """)
    expectPicture(
      try bubble("אב אבגדהוזחטי א", .justified).render(options),
      "╭────────────╮\n│         אב │\n│ אבגדהוזחטי │\n│          א │\n╰────────────╯")
  }

  @Test func rightToLeftRowsAreIsolated() throws {
    expectPicture(
      try bubble("שלום x\nplain", .natural).render(),
      "╭────────╮\n│ \u{2067}שלום x\u{2069} │\n│ plain  │\n╰────────╯")
    var options = RenderOptions()
    options.isolatesRightToLeft = false
    expectPicture(try bubble("אב\nplain", .natural).render(options), "╭───────╮\n│    אב │\n│ plain │\n╰───────╯")
  }

  @Test func wrappedRowsAreBalanced() throws {
    var options = RenderOptions(width: .atMost(36))
    options.wrapping = .balanced
    expectPicture(
      try Bubble("The quick brown fox jumps over the lazy dog", style: .line, arrowPosition: .left).render(options),
      """
       ╭─────────────────────────╮
       │   The quick brown fox   │
      <  jumps over the lazy dog │
       ╰─────────────────────────╯
      """)
  }

  @Test func linesNotWrappedAreCut() throws {
    var options = RenderOptions(width: .atMost(16))
    options.wrapping = .none
    let text = bubble("The quick brown fox\njumps over", .left)
    expectPicture(
      try text.render(options), "╭──────────────╮\n│ The quick b… │\n│ jumps over   │\n╰──────────────╯")
    expectPicture(
      try text.clipsToBounds(false).render(options),
      "╭──────────────╮\n│ The quick brown fox\n│ jumps over   │\n╰──────────────╯", keepsOutline: false)
    options.glyphs = .ascii
    expectPicture(
      try text.render(options), ".--------------.\n| The quick... |\n| jumps over   |\n'--------------'",
      keepsOutline: false)
  }

  @Test func leftOutTextEndsInAnEllipsis() throws {
    let text = bubble("one two three four", .left).numberOfLines(2)
    expectPicture(try text.render(maxColumns: 9), "╭──────╮\n│ one  │\n│ two… │\n╰──────╯")
    expectPicture(
      try text.render(RenderOptions(width: .atMost(9), glyphs: .ascii)), ".-------.\n| one   |\n| tw... |\n'-------'",
      keepsOutline: false)
    expectPicture(
      try text.render(RenderOptions(width: .atMost(6), glyphs: .ascii)), ".----.\n| on |\n| .. |\n'----'",
      keepsOutline: false)
  }

  @Test func tabsMarksAndHyphensAreDrawn() throws {
    expectPicture(try bubble("a\tb\n\tc", .left).render(), "╭───────────╮\n│ a       b │\n│         c │\n╰───────────╯")
    expectPicture(
      try bubble("hyphen\u{AD}ation", .left).render(maxColumns: 11),
      "╭─────────╮\n│ hyphen- │\n│ ation   │\n╰─────────╯")
    expectPicture(try bubble("soft\u{AD}hyphen", .left).render(), "╭────────────╮\n│ softhyphen │\n╰────────────╯")
    expectPicture(
      try bubble("👩\u{AD}👩\u{200D}\u{AD}💻", .left).render(), "╭────────╮\n│ 👩👩\u{200D}\u{2060}💻 │\n╰────────╯")
    expectPicture(try bubble("a\u{200E}b e\u{301}", .left).render(), "╭──────╮\n│ a\u{200E}b e\u{301} │\n╰──────╯")
    expectPicture(
      try bubble("a \u{200E} b \u{1161}", .left).render(),
      "╭───────╮\n│ a \u{200E} b \u{1161} │\n╰───────╯")
    expectPicture(try bubble("\u{200E} a", .left).render(), "╭────╮\n│ \u{200E} a │\n╰────╯")
    expectPicture(
      try bubble("a\n\u{1161}\n\u{200E} ", .right).render(), "╭───╮\n│ a │\n│   │\n│   │\n╰───╯")
    expectPicture(try bubble("\u{200E} ", .left).borderWidth(0).textInset(0).render(), "", keepsOutline: false)
    expectPicture(try bubble("ｶﾞ คำ 👩‍💻", .left).render(), "╭──────────╮\n│ ｶﾞ คำ 👩‍💻 │\n╰──────────╯")
  }
}
