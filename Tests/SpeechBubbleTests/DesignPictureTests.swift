import Testing

@testable import SpeechBubble

/// The pictures the design was decided with.
struct DesignPictureTests {
  private func line(_ text: String, _ edge: ArrowPosition = .bottom) -> Bubble {
    Bubble(text, style: .line, arrowPosition: edge)
  }

  private func ascii(_ bubble: Bubble) throws -> Grid { try bubble.render(RenderOptions(glyphs: .ascii)) }

  @Test func bottom() throws {
    expectPicture(
      try line("안녕하세요").render(),
      """
      ╭────────────╮
      │ 안녕하세요 │
      ╰────╮  ╭────╯
            ╲╱
      """)
  }

  @Test func topSizeTwo() throws {
    expectPicture(
      try line("안녕하세요", .top).arrowSize(2).arrowPositionRatio(0.3).render(),
      """
         ╱╲
        ╱  ╲
      ╭╯    ╰──────╮
      │ 안녕하세요 │
      ╰────────────╯
      """)
  }

  @Test func leftSizeTwo() throws {
    expectPicture(
      try line("hello\nwide world\nof\nbubbles\nhere", .left).arrowSize(2).render(),
      """
        ╭────────────╮
        │   hello    │
       ╱  wide world │
      <       of     │
       ╲   bubbles   │
        │    here    │
        ╰────────────╯
      """)
  }

  @Test func leftSizeOne() throws {
    expectPicture(
      try line("hello", .left).render(),
      """
       ╭───────╮
      <  hello │
       ╰───────╯
      """)
  }

  @Test func rightSizeThreeDoesNotFit() throws {
    expectPicture(
      try line("hello\nthere", .right).arrowSize(3).render(),
      """
      ╭───────╮
      │ hello │
      │ there  >
      ╰───────╯
      """)
  }

  @Test func dottedLine() throws {
    expectPicture(
      try Bubble("ok", style: .dottedLine, arrowPosition: .bottom).render(),
      """
      ╭╌╌╌╌╮
      ╎ ok ╎
      ╰╮  ╭╯
        ╲╱
      """)
  }

  @Test func asciiRatioZero() throws {
    expectPicture(
      try ascii(line("a").arrowPositionRatio(0)),
      #"""
      .----.
      | a  |
      '.  .'
        \/
      """#, keepsOutline: false)
  }

  @Test func asciiTopRatioOne() throws {
    expectPicture(
      try ascii(line("one two three\nfour", .top).arrowSize(2).arrowPositionRatio(1)),
      #"""
                  /\
                 /  \
      .---------'    '.
      | one two three |
      |     four      |
      '---------------'
      """#, keepsOutline: false)
  }

  @Test func heavyBorder() throws {
    expectPicture(
      try line("heavy metal").borderWidth(2).textInset(2).render(),
      """
      ┏━━━━━━━━━━━━━━━┓
      ┃               ┃
      ┃  heavy metal  ┃
      ┃               ┃
      ┗━━━━━━┓  ┏━━━━━┛
              ╲╱
      """)
  }

  @Test func squareCorners() throws {
    expectPicture(
      try line("square").cornerRadius(0).render(),
      """
      ┌────────┐
      │ square │
      └──┐  ┌──┘
          ╲╱
      """)
  }

  @Test func emptyText() throws {
    expectPicture(
      try line("").arrowSize(0).textInset(0).render(),
      """
      ╭─╮
      │ │
      ╰─╯
      """)
  }

  @Test func radiusFour() throws {
    expectPicture(
      try line("radius 4").cornerRadius(4).textInset(2).render(),
      """
       ╭──────────╮
      ╭╯          ╰╮
      │  radius 4  │
      ╰╮          ╭╯
       ╰───╮  ╭───╯
            ╲╱
      """)
  }

  @Test func radiusSixIsClampedToTheHeight() throws {
    expectPicture(
      try line("radius 6\ntwo rows").cornerRadius(6).render(),
      """
       ╭──────────╮
      ╭╯ radius 6 ╰╮
      ╰╮ two rows ╭╯
       ╰───╮  ╭───╯
            ╲╱
      """)
  }

  @Test func radiusSix() throws {
    expectPicture(
      try line("radius 6\ninset 2").cornerRadius(6).textInset(2).render(),
      """
        ╭────────╮
      ╭─╯        ╰─╮
      │  radius 6  │
      │  inset 2   │
      ╰─╮        ╭─╯
        ╰──╮  ╭──╯
            ╲╱
      """)
  }

  @Test func radiusEightRight() throws {
    expectPicture(
      try line("radius 8\nradius 8\nradius 8\nradius 8\nradius 8", .right).cornerRadius(8).arrowPositionRatio(0.25)
        .render(),
      """
         ╭──────────╮
       ╭─╯ radius 8 ╰─╮
      ╭╯   radius 8   ╰╮
      │    radius 8     >
      ╰╮   radius 8   ╭╯
       ╰─╮ radius 8 ╭─╯
         ╰──────────╯
      """)
  }

  @Test func radiusSixTop() throws {
    expectPicture(
      try line("top tail\nradius 6\nx", .top).cornerRadius(6).textInset(2).arrowSize(2).arrowPositionRatio(0).render(),
      """
           ╱╲
          ╱  ╲
        ╭╯    ╰──╮
      ╭─╯        ╰─╮
      │  top tail  │
      │  radius 6  │
      │     x      │
      ╰─╮        ╭─╯
        ╰────────╯
      """)
  }
}
