import Testing

@testable import SpeechBubble

/// Every edge, style, border and glyph set as a picture.
struct GalleryTests {
  @Test(arguments: ["unicode", "double", "block", "braille", "ascii", "console"])
  func everyEdgeAndStyleIsDrawnAsRecorded(_ name: String) throws {
    let glyphs = try #require((GlyphSet.named + [.console]).first { $0.name == name })
    var gallery = ""
    for borderWidth in 0...3 {
      for style in 0..<UInt8(8) {
        for edge in ArrowPosition.allCases {
          let bubble = Bubble("one\ntwo three\nfour", style: BubbleStyle(rawValue: style), arrowPosition: edge)
            .borderWidth(borderWidth).arrowPositionRatio(0.25).arrowSize(2)
          let names = bubble.style.optionNames.joined(separator: ",")
          gallery += "border \(borderWidth), style \(names.isEmpty ? "none" : names), \(edge)\n"
          gallery += try bubble.render(RenderOptions(glyphs: glyphs)).picture + "\n\n"
        }
      }
    }
    try expectPictureFile("gallery-\(name)", gallery)
  }

  @Test func everyRadiusIsDrawnAsRecorded() throws {
    var gallery = ""
    for borderWidth in [1, 3] {
      for radius in 0...13 {
        let bubble = Bubble("radius\n\(radius)\nborder\n\(borderWidth)\nbottom", style: .line, arrowPosition: .bottom)
          .cornerRadius(radius).textInset(4).borderWidth(borderWidth)
        gallery += "border \(borderWidth), radius \(radius)\n" + (try bubble.render().picture) + "\n\n"
      }
    }
    try expectPictureFile("radii", gallery)
  }
}
