import SpeechBubble
import TerminalText

enum WidthLimit: Hashable, Sendable {
  case unlimited
  case atMost(Int)
  case exactly(Int)
}

struct GlyphSet: Hashable, Sendable {
  let name: String
  static let unicode = GlyphSet(name: "unicode")
  static let double = GlyphSet(name: "double")
  static let ascii = GlyphSet(name: "ascii")
  static let console = GlyphSet(name: "console")
}

struct CellMetrics: Hashable, Sendable {
  var isAmbiguousWide = false
  var tabSize = 8
}

struct RenderOptions: Hashable, Sendable {
  var width: WidthLimit
  var glyphs: GlyphSet
  var metrics = CellMetrics()
  var isolatesRightToLeft = true
  init(width: WidthLimit, glyphs: GlyphSet) {
    self.width = width
    self.glyphs = glyphs
  }
}

enum ControlPolicy: Hashable, Sendable { case keep, strip, show }
enum ColorDepth: Hashable, Sendable { case none, ansi16, ansi256, trueColor }
enum Appearance: Hashable, Sendable { case unknown, light, dark }

struct StyledText { var utf8: [UInt8] = [] }

struct ControlFilter {
  private var text = StyledText()
  init(policy: ControlPolicy, isASCII: Bool) {}
  mutating func feed(_ bytes: UnsafeBufferPointer<UInt8>) { text.utf8 += bytes }
  mutating func finish() -> StyledText { text }
}

struct Grid { var rows: [String] }

struct BubbleLayout {
  var columns: Int
  var rows: Int { lines.count + 3 }
  var lines: [String]
  func render(rows: Range<Int>) -> Grid {
    let inner = columns - 2
    let bar = String(repeating: "-", count: inner)
    let pads = lines.map { "| " + $0 + String(repeating: " ", count: max(0, inner - 2 - $0.count)) + " |" }
    let all = [".\(bar)."] + pads + ["'.  .\(bar.dropFirst(4))'", "  \\/"]
    return Grid(rows: Array(all[rows]))
  }
}

struct GridEncoder {
  var depth: ColorDepth
  var appearance: Appearance
  var indent: Int
  func encode(_ grid: Grid, into bytes: inout [UInt8]) {
    for row in grid.rows {
      let open = depth == .none ? "" : "\u{1B}[90m"
      bytes += (String(repeating: " ", count: indent) + open + row + (open.isEmpty ? "" : "\u{1B}[0m") + "\n").utf8
    }
  }
}

extension Bubble {
  var leastColumns: Int { 4 + 2 * textInset }
  func measure(_ text: StyledText, _ options: RenderOptions) throws(BubbleError) -> BubbleLayout {
    let string = String(decoding: text.utf8, as: UTF8.self)
    let lines = string.split(separator: "\n").map(String.init)
    return BubbleLayout(
      columns: max(leastColumns, 4 + (lines.map(\.count).max() ?? 0)), lines: lines.isEmpty ? [""] : lines)
  }
  func accessibilityLabel(of text: StyledText) -> String { String(decoding: text.utf8, as: UTF8.self) }
}
