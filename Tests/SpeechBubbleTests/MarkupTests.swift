import TerminalText
import Testing

@testable import SpeechBubble

struct MarkupTests {
  private let bubble = Bubble("hi", style: [.fill, .line], arrowPosition: .bottom).cornerRadius(0)

  @Test func svgHasPathTitleAndText() throws {
    let svg = SVGEncoder(appearance: .light).encode(try bubble.measure(), label: bubble.accessibilityLabel)
    #expect(
      svg == """
        <svg xmlns="http://www.w3.org/2000/svg" width="48" height="64" viewBox="0 0 48 64" role="img">
        <title>Speech bubble, tail at the bottom: hi</title>
        <path d="M44 8L44 40L36 40L24 64L12 40L4 40L4 8Z" fill="#f2f2f7" stroke="#8e8e93" stroke-width="1.5" \
        stroke-linejoin="round"/>
        <text x="16" y="28" textLength="16" lengthAdjust="spacingAndGlyphs" font-family="monospace" font-size="13.33" \
        xml:space="preserve" fill="#000000">hi</text>
        </svg>

        """)
  }

  @Test(
    arguments: [
      (.line, 1, "fill=\"none\" stroke=\"#8e8e93\" stroke-width=\"1.5\""),
      (.dottedLine, 2, "fill=\"none\" stroke=\"#8e8e93\" stroke-width=\"3\" stroke-dasharray=\"9 6\""),
      (.fill, 1, "fill=\"#1c1c1e\" stroke-linejoin"),
      ([], 1, "fill=\"none\" stroke=\"#1c1c1e\" stroke-width=\"1.5\""),
      ([.fill, .line], 3, "fill=\"#1c1c1e\" stroke=\"#8e8e93\" stroke-width=\"4.5\""),
      ([.fill, .line], 0, "fill=\"#1c1c1e\" stroke-linejoin"),
    ] as [(BubbleStyle, Int, String)])
  func svgStrokesAndFills(_ style: BubbleStyle, _ width: Int, _ expected: String) throws {
    let svg = SVGEncoder(appearance: .dark).encode(try bubble.style(style).borderWidth(width).measure(), label: "")
    #expect(svg.contains(expected), "\(svg)")
  }

  @Test func htmlIsThePictureInColour() throws {
    let html = HTMLEncoder(appearance: .dark).encode(try bubble.filledColor(.rgb(1, 2, 3)).render(), label: "a \"b\"")
    #expect(
      html == """
        <pre role="img" aria-label="a &quot;b&quot;" style="font-family:monospace;line-height:1.2">
        <span style="color:#8e8e93">┌────┐</span>
        <span style="color:#8e8e93">│</span><span style="background:#010203"> </span>\
        <span style="color:#ffffff;background:#010203">hi</span><span style="background:#010203"> </span>\
        <span style="color:#8e8e93">│</span>
        <span style="color:#8e8e93">└┐</span><span style="background:#010203">  </span>\
        <span style="color:#8e8e93">┌┘</span>
          <span style="color:#8e8e93">╲╱</span>
        </pre>

        """)
  }

  /// Nothing in a text becomes markup.
  @Test(
    arguments: [
      "<script>alert(1)</script>", "\"'&<>", "]]>", "</text></svg>", "&amp;", "\u{FFFE}\u{FFFF}\u{1}", "<!--",
      "\u{1B}]8;;https://example.org/\"onclick=\"x\u{1B}\\link\u{1B}]8;;\u{1B}\\",
    ])
  func hostileTextIsEscaped(_ text: String) throws {
    let bubble = Bubble(text, style: .line, arrowPosition: .bottom)
    let outputs = [
      SVGEncoder().encode(try bubble.measure(), label: bubble.accessibilityLabel),
      HTMLEncoder().encode(try bubble.render(), label: bubble.accessibilityLabel),
    ]
    for output in outputs {
      for hostile in ["<script", "</text></svg", "<!--", "\u{FFFE}", "\u{FFFF}", "\u{1}", "\"onclick"] {
        #expect(!output.contains(hostile), "\(output)")
      }
    }
  }

  @Test func attributesAndColoursOfTheText() throws {
    let bubble = Bubble(
      "\u{1B}[1;3;4;31mred\u{1B}[0;7mreverse\u{1B}[0;48;5;21mblue", style: .line, arrowPosition: .bottom)
    let svg = SVGEncoder().encode(try bubble.measure(), label: "")
    #expect(
      svg.contains("fill=\"#cd0000\" style=\"font-weight:bold;font-style:italic;text-decoration:underline\">red<"))
    #expect(svg.contains("fill=\"Canvas\">reverse<"))
    #expect(svg.contains("height=\"16\" fill=\"#0000ff\"/>"))
  }

  @Test func galleryIsDrawnAsRecorded() throws {
    try expectPictureFile("gallery-all", Gallery().render(columns: 80).picture + "\n")
    try expectPictureFile("gallery-all-ascii", Gallery(isASCII: true).render(columns: 80).picture + "\n")
  }

  /// The picture in the README.
  @Test func galleryIsThePictureOfTheReadme() throws {
    try expectPictureFile("gallery", extension: "svg", SVGEncoder(appearance: .light).encode(Gallery(), columns: 80))
  }
}
