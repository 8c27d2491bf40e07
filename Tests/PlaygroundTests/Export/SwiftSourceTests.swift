import SpeechBubble
import Testing

@testable import Playground

@Suite struct SwiftSourceTests {
  private static let plain = Bubble("Hi", style: .line, arrowPosition: .bottom)

  @Test func aWholeProgram() {
    let design = Design(
      Bubble("Hi\nthere", style: [.fill, .line], arrowPosition: .right).cornerRadius(4).arrowPositionRatio(0.25))
    #expect(
      SwiftSource(design, automaticColumns: 72).text == """
        import SpeechBubble

        let bubble = Bubble("Hi\\nthere", style: [.fill, .line], arrowPosition: .right)
          .cornerRadius(4)
          .arrowPositionRatio(0.25)
        print(try bubble.render(maxColumns: 72).picture)

        """)
  }

  @Test(
    arguments: [
      (Design(plain), "render(maxColumns: 72)"), (Design(plain.textInset(50)), "render(maxColumns: 104)"),
      (Design(plain, width: .atMost(40)), "render(maxColumns: 40)"), (Design(plain, width: .unlimited), "render()"),
      (Design(plain, glyphs: .double), "render(maxColumns: 72, glyphs: .double)"),
      (Design(plain, width: .unlimited, glyphs: .ascii), "render(RenderOptions(glyphs: .ascii))"),
      (Design(plain, width: .exactly(40)), "render(RenderOptions(width: .exactly(40)))"),
    ])
  func drawing(_ design: Design, _ expected: String) {
    let lines = SwiftSource(design, automaticColumns: 72).text.split(separator: "\n")
    #expect(lines.last == "print(try bubble.\(expected).picture)")
  }

  @Test func whatOnlyAssignmentsCanSay() {
    var options = RenderOptions(glyphs: .ascii)
    options.wrapping = .balanced
    options.metrics.tabSize = 4
    options.metrics.isAmbiguousWide = true
    options.metrics.emojiWidth = .codePoints
    options.isolatesRightToLeft = false
    #expect(
      SwiftSource(Design(Self.plain.text("שלום")), automaticColumns: 72, options: options).text.hasSuffix(
        """
        var options = RenderOptions(width: .atMost(72), glyphs: .ascii)
        options.wrapping = .balanced
        options.metrics.tabSize = 4
        options.metrics.isAmbiguousWide = true
        options.metrics.emojiWidth = .codePoints
        options.isolatesRightToLeft = false
        print(try bubble.render(options).picture)

        """))
  }

  @Test func isolatesAreOfNoConcernFromLeftToRight() {
    var options = RenderOptions()
    options.isolatesRightToLeft = false
    #expect(!SwiftSource(Design(Self.plain), automaticColumns: 72, options: options).text.contains("options"))
  }
}
