import TerminalText
import TestSupport
import Testing

@testable import SpeechBubble

/// Case s05: lines that break programs, in every kind of frame.
@Suite struct NastyLinesTests {
  static let lines = [
    "Ω≈ç√∫˜µ \u{202E}test\u{202C} \u{FDFD} \u{489} <script> $(true) ` ' \" \\ %n",
    "", " ", "\t", "\u{0}", "undefined NULL (null) -1 1e1000 0x0", "../../../etc/passwd%00 C:\\ /dev/null; rm -rf ~",
    "田中さんにあげて下さい ﾊﾟｰﾃｨｰへ行かないか 社會科學院 울란바토르", "👾 🙇 💁🏿 👨‍🦰 🚾 🆒 🇺🇸🇷🇺🇸 1️⃣#️⃣ 🏴\u{E0067}\u{E0062}\u{E007F}",
    "בְּרֵאשִׁית, בָּרָא ثم نفس سقطت وبالتحديد،, جزيرتي",
    "T\u{336}\u{33A}o\u{35C}\u{317} i\u{301}\u{301}\u{301}n\u{489}v\u{347}oke",
    "\u{FEFF}\u{200B}\u{180E}\u{2060}\u{AD}\u{200E}\u{200F}\u{61C}\u{2028}\u{2029}\u{85}x",
    "\u{1B}[31m\u{1B}]0;title\u{7}\u{1B}P1$r\u{1B}\\\u{9B}2J\u{9D}x\u{9C}\u{1B}[?1049h%d\u{8}\u{7F}",
    "క్షేత్రం नमस्ते ক্ষ தமிழ் ที่นี่ ខ្មែរ မြန်မာ བོད", "│╭─╮╰╯╱╲<>┃║▀▄█░", "ﬁ ǅ ß İ ı Å \u{212B} \u{1F1E6} \u{10FFFF}\u{E000}",
  ]

  private static let frames: [(glyphs: GlyphSet, borderWidth: Int)] = [
    (.unicode, 0), (.unicode, 1), (.unicode, 2), (.unicode, 3), (.double, 1), (.ascii, 1), (.ascii, 2), (.ascii, 3),
    (.console, 1),
  ]

  @Test(arguments: ArrowPosition.allCases)
  func everyFrameHolds(_ edge: ArrowPosition) throws {
    for line in Self.lines {
      for (glyphs, borderWidth) in Self.frames {
        for style in [BubbleStyle.line, .dottedLine, .fill] {
          for ratio in [0, 0.5, 1] {
            let bubble = Bubble(line, style: style, arrowPosition: edge).arrowPositionRatio(ratio)
              .borderWidth(borderWidth)
            try check(bubble, glyphs)
          }
        }
      }
    }
  }

  private func check(_ bubble: Bubble, _ glyphs: GlyphSet) throws {
    for columns in [6, 20, 80] {
      let width = WidthLimit.automatic(available: columns, least: bubble.leastColumns)
      let layout = try bubble.measure(RenderOptions(width: width, glyphs: glyphs), controls: .strip)
      let grid = layout.render()
      let context = "\(bubble) in \(columns)\n\(grid.picture)"
      let isLine = BubblePaint(bubble, glyphs).shape == .line && bubble.borderWidth > 0
      if isLine && glyphs.subCells != nil {
        let violations = OutlineLaw(framePicture(grid, layout.geometry)).violations
        if violations != [] { Issue.record("\(violations) \(context)") }
      }
      let widths = isLine ? bodyWidths(grid, layout) : []
      let isFitting = layout.columns <= max(columns, bubble.leastColumns)
      if !isFitting || isLine && widths.count != 1 { Issue.record("\(widths) \(context)") }
      let controls = grid.picture.unicodeScalars.filter { $0.value < 0x20 && $0 != "\n" || 0x7F...0x9F ~= $0.value }
      if !controls.isEmpty { Issue.record("\(controls) \(context)") }
    }
  }

  /// The widths of the rows of text as they are written, up to the right border's column or the opening in it.
  private func bodyWidths(_ grid: Grid, _ layout: BubbleLayout) -> Set<Int> {
    let rows = grid.picture.split(separator: "\n", omittingEmptySubsequences: false)
    let body = layout.geometry.body
    let opened = layout.geometry.tail.flatMap { $0.edge.isVertical ? nil : $0 }
    let straight = (body.row + 1..<body.row + body.rows - 1).filter { row in
      opened.map { abs(row - body.row - $0.position) > $0.size } ?? true
    }
    let widths = straight.map { CellMetrics().columns(of: String(rows[$0])) }
    // Dashes leave every other cell of an ASCII border blank.
    let isDashed = layout.bubble.style == .dottedLine && layout.options.glyphs.isASCII
    return isDashed ? [0] : Set(widths + (widths.isEmpty ? [0] : []))
  }

  /// The picture without what is inside the border.
  private func framePicture(_ grid: Grid, _ geometry: BubbleGeometry) -> String {
    let content = geometry.content
    return grid.rowRange.map { row in
      String(
        String.UnicodeScalarView(
          grid.cells(ofRow: row).enumerated().map { column, cell in
            let isInside = content.rowRange.contains(row) && content.columnRange.contains(column)
            return isInside ? " " : Unicode.Scalar(cell.glyph) ?? " "
          }))
    }.joined(separator: "\n")
  }
}
