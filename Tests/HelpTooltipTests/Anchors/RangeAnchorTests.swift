import HelpTooltip
import SpeechBubble
import TerminalText
import Testing

/// Anchors that are a part of the string, which may lose some of its characters to the control filter.
@Suite struct RangeAnchorTests {
  /// What is before the anchor, and the anchor.
  @Test(arguments: [
    ("      ", "target"), ("\u{FEFF}      ", "target"), ("  \u{1B}[1m    ", "tar\u{1B}[0mget"),
    ("      \u{1B}]0;title\u{07}", "target"), ("\r\n\r      ", "target\r\n"), ("   \u{7F}\u{9B}31m   ", "target"),
    ("      \u{200B}", "target"), ("      ", "\u{1B}[1mtarget\u{1B}[0m"), ("\n\n      ", "target\n"),
  ])
  func followsTheFilter(_ before: String, _ target: String) throws {
    let text = before + target
    let start = text.utf8.index(text.startIndex, offsetBy: before.utf8.count)
    let picture = try picture(text, Tooltip("x", at: .range(start..<text.endIndex)))
    let rows = picture.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(rows.firstIndex { $0.hasSuffix("t") })
    #expect(rows[line + 1] == "        /\\")
  }

  @Test func emptyRangesPointAtWhereTheyAre() throws {
    let text = "0123456789\n0123456789"
    for offset in [4, 10, 15] {
      let index = text.index(text.startIndex, offsetBy: offset)
      #expect(try tipColumn(text, at: .range(index..<index)) == max(offset % 11 - 1, 2))
    }
    #expect(try tipColumn("", at: .range("".startIndex..<"".endIndex)) == 2)
  }

  @Test func positionsOfOtherStringsStandForTheEnds() throws {
    let other = String(repeating: "x", count: 100)
    #expect(try tipColumn("0123456789", at: .range(other.endIndex..<other.endIndex)) == 9)
    #expect(try tipColumn("0123456789", at: .range(other.startIndex..<other.endIndex)) == 4)
  }

  @Test func blanksAtTheEndsDoNotCount() throws {
    let text = "  one   \n"
    #expect(try tipColumn("     one       ", at: .range(text.startIndex..<text.startIndex)) == 2)
    let line = "     one       "
    #expect(try tipColumn(line, at: .range(line.startIndex..<line.endIndex)) == 5)
  }

  @Test func rangesOfFilteredText() throws {
    let text = StyledText("\u{1B}[31m      target")
    let string = "      target"
    var options = RenderOptions(glyphs: .ascii)
    options.metrics.tabSize = 4
    let tooltip = Tooltip("x", at: .range(string.firstIndex(of: "t")!..<string.endIndex))
    let annotated = try annotate(text, with: [tooltip], columns: 80, options: options)
    #expect(annotated.picture.split(separator: "\n")[1] == "        /\\")
  }
}
