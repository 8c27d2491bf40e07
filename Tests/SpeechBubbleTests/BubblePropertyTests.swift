import Foundation
import Testing

@testable import SpeechBubble

struct BubblePropertyTests {
  @Test func theTableHoldsTheFifteen() {
    #expect(
      BubbleProperty.all.map(\.kebabName) == [
        "text", "font", "number-of-lines", "text-alignment", "text-color", "text-inset", "filled-color", "border-color",
        "border-width", "style", "clips-to-bounds", "corner-radius", "arrow-size", "arrow-position",
        "arrow-position-ratio",
      ])
    #expect(BubbleProperty.all.filter(\.isRequired).map(\.name) == ["text", "style", "arrowPosition"])
  }

  @Test func defaultsAreThoseOfTheDesign() {
    let defaults = BubbleProperty.all.map { $0.defaultValue?.description }
    #expect(
      defaults == [
        nil, "none", "0", "center", "label", "1", "grouped-background", "separator", "1", nil, "true", "1", "1", nil,
        "0.5",
      ])
  }

  @Test(arguments: [
    ("border-width", "3", true), ("border-width", "4", false), ("border-width", "-1", false),
    ("border-width", "-0", true), ("border-width", "+1", false), ("border-width", "0x1", false),
    ("border-width", "1e0", false), ("border-width", "", false), ("border-width", "٣", false),
    ("border-width", "99999999999999999999", false), ("text-inset", "10000", true), ("text-inset", "10001", false),
    ("arrow-position-ratio", "0.25", true), ("arrow-position-ratio", ".5", true), ("arrow-position-ratio", "1.", true),
    ("arrow-position-ratio", "1.0001", false), ("arrow-position-ratio", "nan", false),
    ("arrow-position-ratio", "-0.0", true), ("arrow-position-ratio", "-0.1", false),
    ("arrow-position-ratio", "0,5", false), ("arrow-position-ratio", ".", false),
    ("arrow-position-ratio", "1e-1", false),
    ("arrow-position-ratio", "0.5.5", false), ("style", "fill,line", true), ("style", "none", true),
    ("style", "fill,", false), ("style", "Fill", false), ("font", "bold,italic", true), ("font", "loud", false),
    ("clips-to-bounds", "true", true), ("clips-to-bounds", "yes", false), ("arrow-position", "left", true),
    ("arrow-position", "middle", false), ("text-color", "#0f0", true), ("text-color", "#00ff00", true),
    ("text-color", "#00ff0", false), ("text-color", "256", false), ("text-color", "255", true),
    ("text-color", "bright-red", true), ("text-color", "label", true), ("text-color", "#٣٣٣", false),
  ])
  func writtenValuesAreReadStrictly(_ name: String, _ written: String, isTaken: Bool) throws {
    let property = try #require(BubbleProperty.all.first { $0.kebabName == name })
    #expect((property.parse(written) != nil) == isTaken)
  }

  @Test func writtenFormsAreReadBack() throws {
    var bubble = Bubble("x", style: [.fill, .dottedLine], arrowPosition: .left)
    bubble.font = [.bold, .blink]
    bubble.textColor = .rgb(1, 2, 255)
    bubble.filledColor = .palette(200)
    bubble.borderColor = .palette(9)
    bubble.arrowPositionRatio = 0.125
    for property in BubbleProperty.all {
      let value = property.value(in: bubble)
      #expect(property.parse(value.description) == value, "\(property.name)")
    }
  }

  @Test func numbersAreClampedAndNaNIsTheDefault() {
    var bubble = Bubble("", style: .line, arrowPosition: .top)
    bubble.borderWidth = 9
    bubble.textInset = -1
    bubble.cornerRadius = .max
    bubble.arrowSize = .min
    bubble.numberOfLines = -3
    #expect((bubble.borderWidth, bubble.textInset, bubble.cornerRadius) == (3, 0, 10_000))
    #expect((bubble.arrowSize, bubble.numberOfLines) == (0, 0))
    for (set, expected) in [(2.0, 1.0), (-1, 0), (.nan, 0.5), (.infinity, 1), (-.infinity, 0), (0.3, 0.3)] {
      bubble.arrowPositionRatio = set
      #expect(bubble.arrowPositionRatio == expected)
    }
  }

  @Test func modifiersSetEveryProperty() {
    let bubble = Bubble("a", style: .line, arrowPosition: .top)
      .text("b").font(.bold).numberOfLines(2).textAlignment(.right).textColor(.palette(1)).textInset(3)
      .filledColor(.palette(2)).borderColor(.palette(3)).borderWidth(2).style(.fill).clipsToBounds(false)
      .cornerRadius(5).arrowSize(4).arrowPosition(.left).arrowPositionRatio(0.25)
    let fresh = Bubble("a", style: .line, arrowPosition: .top)
    for property in BubbleProperty.all {
      #expect(property.value(in: bubble) != property.value(in: fresh), "\(property.name)")
    }
    #expect(fresh.arrow(.right, ratio: 0.75, size: 2).arrowSize == 2)
  }

  @Test func jsonReadsBackEqual() throws {
    let bubble = Bubble("é\n\"", style: [.fill, .line], arrowPosition: .right).font([.bold]).textColor(.rgb(1, 2, 3))
    let data = try JSONEncoder().encode(bubble)
    #expect(try JSONDecoder().decode(Bubble.self, from: data) == bubble)
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(Set(object.keys) == Set(BubbleProperty.all.map(\.name)))
    #expect(object["style"] as? [String] == ["fill", "line"])
  }

  @Test func jsonTakesDefaultsAndClamps() throws {
    func decode(_ json: String) throws -> Bubble { try JSONDecoder().decode(Bubble.self, from: Data(json.utf8)) }
    let least = #""text": "a", "style": [], "arrowPosition": "top""#
    #expect(try decode("{\(least)}") == Bubble("a", style: [], arrowPosition: .top))
    #expect(try decode(#"{\#(least), "borderWidth": 8, "other": 1}"#).borderWidth == 3)
    #expect(throws: DecodingError.self) { try decode(#"{"text": "a", "style": []}"#) }
    #expect(throws: DecodingError.self) { try decode(#"{\#(least), "textColor": "mauve"}"#) }
    #expect(throws: DecodingError.self) { try decode(#"{\#(least), "borderWidth": "1"}"#) }
  }

  @Test func labelsAreSpoken() {
    let bubble = Bubble("Hi\n \u{1b}[31mthere\u{1b}[0m", style: .line, arrowPosition: .bottom)
    #expect(bubble.accessibilityLabel == "Speech bubble, tail at the bottom: Hi there")
    #expect(bubble.arrowSize(0).accessibilityLabel == "Speech bubble, no tail: Hi there")
    #expect(bubble.text("").accessibilityLabel == "Speech bubble, tail at the bottom: no text")
    #expect(SpeechBubbleView(bubble).accessibilityLabel == bubble.accessibilityLabel)
  }
}
