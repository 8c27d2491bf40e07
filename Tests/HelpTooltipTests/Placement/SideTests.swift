import HelpTooltip
import SpeechBubble
import Testing

/// Tooltips alone on a page, on every side.
@Suite struct SideTests {
  private static let help = """
    Usage: mytool [OPTION]... FILE

      -v, --verbose
      -q, --quiet
                                        print nothing
    """

  @Test(arguments: [
    (
      Tooltip.Side.below, "--verbose", false,
      """
      Usage: mytool [OPTION]... FILE

        -v, --verbose
               /\\
       .------'  '-------.
       | Shows each step |
       '-----------------'
        -q, --quiet
                                          print nothing
      """
    ),
    (
      .above, "--verbose", true,
      """
      Usage: mytool [OPTION]... FILE

       ╭─────────────────╮
       │ Shows each step │
       ╰──────╮  ╭───────╯
               ╲╱
        -v, --verbose
        -q, --quiet
                                          print nothing
      """
    ),
    (
      .right, "--verbose", false,
      """
      Usage: mytool [OPTION]... FILE
                       .-----------------.
        -v, --verbose <  Shows each step |
        -q, --quiet    '-----------------'
                                          print nothing
      """
    ),
    (
      .left, "print", true,
      """
      Usage: mytool [OPTION]... FILE

        -v, --verbose
        -q, --quiet  ╭─────────────────╮
                     │ Shows each step  > print nothing
                     ╰─────────────────╯
      """
    ),
    // The word behind it and the usage in front of it leave no room.
    (
      .left, "nothing", false,
      """
      Usage: mytool [OPTION]... FILE

        -v, --verbose
        -q, --quiet
                                          print nothing
                                                  /\\
                                          .------'  '-------.
                                          | Shows each step |
                                          '-----------------'
      """
    ),
    (
      .right, "FILE", true,
      """
                                      ╭─────────────────╮
      Usage: mytool [OPTION]... FILE <  Shows each step │
                                      ╰─────────────────╯
        -v, --verbose
        -q, --quiet
                                          print nothing
      """
    ),
  ])
  func standsAtItsSide(_ side: Tooltip.Side, _ target: String, _ isUnicode: Bool, _ expected: String) throws {
    let tooltip = Tooltip("Shows each step", at: .text(target)).side(side)
    expectPicture(try picture(Self.help, tooltip, glyphs: isUnicode ? .unicode : .ascii), expected)
  }

  @Test func rowsOfATallOneStandBesideOtherLines() throws {
    let tooltip = Tooltip("Shows each step\nin a line\nof its own\nas it is taken", at: .text("-b")).side(.right)
    expectPicture(
      try picture("This line is a long one\n-a\n-b\n-c\n-d\n-e", tooltip),
      """
      This line is a long one
      -a  .-----------------.
      -b <  Shows each step |
      -c  | in a line       |
      -d  | of its own      |
      -e  | as it is taken  |
          '-----------------'
      """)
  }

  /// Lines that would be hidden or torn apart are not.
  @Test func aBubbleBetweenLinesKeepsOneAtTheSideAway() throws {
    let tooltips = [
      Tooltip("Shows each step", at: .text("--verbose")).side(.right), Tooltip("one", at: .text("-v")).side(.below),
    ]
    expectPicture(
      try annotate(Self.help, with: tooltips, columns: 80).picture,
      """
      Usage: mytool [OPTION]... FILE

        -v, --verbose
        /\\     /\\
       |  | .-'  '------------.
       |  | | Shows each step |
       |  | '-----------------'
      .'  '-.
      | one |
      '-----'
        -q, --quiet
                                          print nothing
      """)
  }

  @Test func blanksWithABackgroundAreNoRoom() throws {
    let line = "      word \u{1B}[44m                                      \u{1B}[0m"
    for (text, isAtSide) in [("\n" + line + "\n", false), ("\n      word\n", true)] {
      let drawn = try picture(text, Tooltip("x", at: .text("word")).side(.right))
      #expect(drawn.contains("word <") == isAtSide)
    }
  }

  @Test(arguments: Tooltip.Side.allCases) func withoutATail(_ side: Tooltip.Side) throws {
    let bubble = Bubble("x", style: .line, arrowPosition: .top).arrowSize(0)
    let drawn = try picture("\n      word\n", Tooltip(bubble, at: .text("word")).side(side))
    #expect(drawn.contains("| x |"))
    #expect(drawn.filter { $0 == "." }.count == 2)
  }
}
