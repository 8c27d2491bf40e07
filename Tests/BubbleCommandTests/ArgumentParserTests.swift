import SpeechBubble
import Testing

@testable import bubble

/// How the command line is read.
@Suite struct ArgumentParserTests {
  private func parse(_ arguments: String...) throws -> Settings {
    var settings = try ArgumentParser.parse(arguments.map { Array($0.utf8) })
    try settings.resolve(in: Surroundings())
    return settings
  }

  @Test func optionsAndOperandsMayBeMixed() throws {
    let settings = try parse("a", "-r", "0.25", "b", "--style=fill,dotted-line", "-", "c")
    #expect(settings.givenText == Array("a b - c".utf8))
    #expect(settings.bubble.arrowPositionRatio == 0.25)
    #expect(settings.bubble.style == [.fill, .dottedLine])
  }

  @Test func lastOneWins() throws {
    let settings = try parse(
      "-a", "left", "-aright", "--no-clips-to-bounds", "--clips-to-bounds", "--text=a", "--text", "b")
    #expect(settings.bubble.arrowPosition == .right)
    #expect(settings.bubble.clipsToBounds)
    #expect(settings.text == Array("b".utf8))
  }

  @Test func allAfterTwoDashesIsText() throws {
    #expect(try parse("-p", "--", "--help", "--").givenText == Array("--help --".utf8))
  }

  @Test func valueMayLookLikeAnOption() throws {
    #expect(try parse("--text", "--help").text == Array("--help".utf8))
    #expect(try parse("--text", "--").text == Array("--".utf8))
    #expect(try parse("--text=a=b").text == Array("a=b".utf8))
  }

  @Test func shortOptionsAreBundled() throws {
    let settings = try parse("-psfill", "-pw", "40", "-gascii")
    #expect(settings.bubble.style == .fill)
    #expect(settings.width == .atMost(40))
    #expect(settings.glyphs == .ascii)
    #expect(try parse("-gascii", "-g", "auto").glyphs == nil)
  }

  @Test func everyPropertyHasItsOption() throws {
    let examples = [
      "font": "bold,blink", "number-of-lines": "3", "text-alignment": "natural", "text-color": "#112233",
      "text-inset": "2", "filled-color": "blue", "border-color": "17", "border-width": "3", "style": "none",
      "corner-radius": "0", "arrow-size": "4", "arrow-position": "top", "arrow-position-ratio": "0.75",
    ]
    for property in BubbleProperty.all where property.kind != .text && property.kind != .flag {
      let written = try #require(examples[property.kebabName])
      let settings = try parse("--" + property.kebabName, written)
      #expect(property.value(in: settings.bubble).description == written)
    }
  }

  @Test func nothingGivenIsTheDefault() throws {
    let settings = try parse()
    #expect(settings.bubble == Bubble("", style: .line, arrowPosition: .bottom))
    #expect(settings.givenText == nil)
    #expect(settings.width == nil)
  }

  @Test func namesAreUnique() {
    #expect(Set(Option.longNames).count == Option.longNames.count)
    let shorts = Option.all.compactMap(\.short)
    #expect(Set(shorts).count == shorts.count)
  }

  @Test(arguments: [
    ("botom", "bottom"), ("bttom", "bottom"), ("botttom", "bottom"), ("obttom", "bottom"), ("BOTTOM", "bottom"),
    ("lef", "left"), ("xyz", nil), ("", nil), ("t", nil), ("tpo", "top"),
  ])
  func nearestName(_ written: String, _ name: String?) {
    #expect(Spelling.nearest(to: written, among: ["top", "bottom", "left", "right"]) == name)
  }
}
