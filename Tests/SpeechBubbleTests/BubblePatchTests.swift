import Foundation
import TestSupport
import Testing

@testable import SpeechBubble

struct BubblePatchTests {
  private static func decode(_ json: String) throws -> BubblePatch {
    try JSONDecoder().decode(BubblePatch.self, from: Data(json.utf8))
  }

  private static func property(_ name: String) throws -> BubbleProperty { try #require(BubbleProperty.named(name)) }

  @Test func emptyPatchChangesNothing() throws {
    var random = SeededRandom(seed: 1)
    let bubble = Bubble.random(using: &random)
    var copy = bubble
    try Self.decode("{}").apply(to: &copy)
    #expect(copy == bubble)
    #expect(BubblePatch().isEmpty)
  }

  @Test func patchOfABubbleMakesItFromAnyOther() throws {
    var random = SeededRandom(seed: 2)
    for _ in 0..<200 {
      let bubble = Bubble.random(using: &random)
      let data = try JSONEncoder().encode(BubblePatch(bubble))
      let patch = try JSONDecoder().decode(BubblePatch.self, from: data)
      #expect(patch == BubblePatch(bubble))
      var other = Bubble.random(using: &random)
      patch.apply(to: &other)
      #expect(other == bubble)
      #expect(try JSONDecoder().decode(Bubble.self, from: data) == bubble)
    }
  }

  @Test func onlyWhatIsSetIsChanged() throws {
    var random = SeededRandom(seed: 3)
    for property in BubbleProperty.all {
      let bubble = Bubble.random(using: &random)
      var patch = BubblePatch()
      let value = property.value(in: Bubble.random(using: &random))
      let isSet = patch.set(property, value)
      #expect(isSet)
      #expect(patch[property] == value)
      var changed = bubble
      patch.apply(to: &changed)
      for other in BubbleProperty.all {
        #expect(other.value(in: changed) == (other.name == property.name ? value : other.value(in: bubble)))
      }
    }
  }

  @Test func onePropertyCanBeLeftOut() {
    let patch = BubblePatch(Bubble("said", style: .fill, arrowPosition: .left)).without(.text)
    var bubble = Bubble("kept", style: .line, arrowPosition: .top)
    patch.apply(to: &bubble)
    #expect(bubble == Bubble("kept", style: .fill, arrowPosition: .left))
  }

  @Test func sameEffectIsEqual() throws {
    #expect(
      try Self.decode(##"{"textColor": "#f00", "filledColor": "1", "style": ["line", "fill", "line"]}"##)
        == Self.decode(##"{"style": ["fill", "line"], "filledColor": "red", "textColor": "#ff0000", "later": {}}"##))
  }

  @Test(arguments: [
    ("borderWidth", PropertyValue.integer(3), true), ("borderWidth", .integer(4), false),
    ("borderWidth", .integer(-1), false), ("borderWidth", .fraction(1), false), ("textInset", .integer(10_000), true),
    ("textInset", .integer(10_001), false), ("arrowPositionRatio", .fraction(1), true),
    ("arrowPositionRatio", .fraction(1.01), false), ("arrowPositionRatio", .fraction(.nan), false),
    ("arrowPositionRatio", .integer(1), false), ("style", .names([]), true), ("style", .names(["bold"]), false),
    ("font", .names(["bold"]), true), ("arrowPosition", .name("top"), true), ("arrowPosition", .name("Top"), false),
    ("textColor", .name("#123"), true), ("textColor", .name("#12"), false), ("textColor", .text("red"), false),
    ("clipsToBounds", .flag(false), true), ("text", .text(""), true), ("text", .name(""), false),
  ])
  func valuesAreTakenStrictly(_ name: String, _ value: PropertyValue, _ isTaken: Bool) throws {
    let property = try Self.property(name)
    #expect(property.takes(value) == isTaken)
    var patch = BubblePatch()
    let isSet = patch.set(property, value)
    #expect(isSet == isTaken)
    #expect(patch.isEmpty == !isTaken)
  }

  @Test(arguments: [
    ("borderWidth", "4", "4"), ("borderWidth", "-1", "-1"), ("borderWidth", "1.5", "1.5"),
    ("borderWidth", "\"1\"", "\"1\""), ("borderWidth", "1e99", "1e+99"), ("borderWidth", "null", "null"),
    ("borderWidth", "true", "true"), ("arrowPositionRatio", "-0.5", "-0.5"), ("clipsToBounds", "1", "1"),
    ("style", "[\"fil\", \"line\"]", "[\"fil\", \"line\"]"), ("style", "\"fill\"", "\"fill\""),
    ("font", "[1]", "[...]"), ("font", "{\"bold\": true}", "{...}"),
    ("textColor", "\"mauve\"", "\"mauve\""), ("text", "[]", "[]"),
    ("text", "\"\\ud800\"", "<ill-formed>"),
    ("arrowPosition", "\"middle\"", "\"middle\""),
  ])
  func valueThatIsNotTakenIsNamed(_ property: String, _ json: String, _ value: String) throws {
    let document = "{\"cornerRadius\": 2, \"\(property)\": \(json)}"
    let error = #expect(throws: DecodingError.self) { try Self.decode(document) }
    guard case .dataCorrupted(let context) = error else { return #expect(Bool(false), "\(String(describing: error))") }
    #expect(context.debugDescription == "\(property) does not take \(value)")
    #expect(context.codingPath.map(\.stringValue) == [property])
    let rejected = try #require(context.underlyingError as? RejectedValue)
    #expect((rejected.property, rejected.value) == (property, value))
  }
}
