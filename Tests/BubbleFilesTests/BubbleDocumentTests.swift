import BubbleFiles
import SpeechBubble
import TestSupport
import Testing

@Suite struct BubbleDocumentTests {
  private static func patch(_ json: String) throws -> BubblePatch { try BubbleDocument.patch(from: Array(json.utf8)) }

  @Test func isOnePropertyALine() {
    let bubble = Bubble("a/\"b\"\n안녕", style: [.fill, .line], arrowPosition: .left).arrowPositionRatio(0.1)
      .textColor(.rgb(1, 2, 255))
    #expect(
      String(decoding: BubbleDocument.bytes(of: BubblePatch(bubble)), as: UTF8.self) == #"""
        {
          "arrowPosition" : "left",
          "arrowPositionRatio" : 0.1,
          "arrowSize" : 1,
          "borderColor" : "separator",
          "borderWidth" : 1,
          "clipsToBounds" : true,
          "cornerRadius" : 1,
          "filledColor" : "grouped-background",
          "font" : [

          ],
          "numberOfLines" : 0,
          "style" : [
            "fill",
            "line"
          ],
          "text" : "a/\"b\"\n안녕",
          "textAlignment" : "center",
          "textColor" : "#0102ff",
          "textInset" : 1
        }

        """#)
  }

  @Test func isReadBack() throws {
    for preset in BubblePreset.builtIn {
      let bytes = BubbleDocument.bytes(of: preset.patch)
      #expect(try BubbleDocument.patch(from: bytes) == preset.patch)
    }
    #expect(try Self.patch("\u{FEFF}{}") == BubblePatch())
    #expect(BubbleDocument.bytes(of: BubblePatch()).last == UInt8(ascii: "\n"))
  }

  @Test(arguments: [
    ("", "it is not valid JSON"), ("{", "it is not valid JSON"), ("{} x", "it is not valid JSON"),
    ("{\"a\": \u{1}}", "it is not valid JSON"), ("[]", "it holds no JSON object"), ("null", "it holds no JSON object"),
    ("7", "it holds no JSON object"),
    (String(repeating: "[", count: 100_000), "it is not valid JSON"),
    ("{\"borderWidth\": 4}", "borderWidth takes a whole number from 0 to 3, not 4"),
    ("{\"arrowPositionRatio\": -1}", "arrowPositionRatio takes a number from 0 to 1, not -1"),
    ("{\"clipsToBounds\": \"yes\"}", "clipsToBounds takes true or false, not \"yes\""),
    ("{\"style\": \"fill\"}", "style takes a list of any of fill, line, dotted-line, not \"fill\""),
    ("{\"style\": [\"fil\"]}", "style takes a list of any of fill, line, dotted-line, not [\"fil\"]"),
    (
      "{\"arrowPosition\": \"\\u001b[2J\\n\"}",
      "arrowPosition takes one of top, bottom, left, right, not '\"\\u{1B}[2J\\n\"'"
    ),
    ("{\"text\": null}", "text takes a text, not null"),
  ])
  func mistakeIsToldOnOneLine(_ json: String, _ message: String) {
    let problem = #expect(throws: BubbleDocument.Problem.self) { try Self.patch(json) }
    #expect(problem?.description == message)
  }

  @Test func bytesThatAreNoTextAreRejected() {
    let problem = #expect(throws: BubbleDocument.Problem.self) {
      try BubbleDocument.patch(from: Array("{\"text\": \"".utf8) + [0xFF] + Array("\"}".utf8))
    }
    #expect(problem?.description == "text takes a text, not <ill-formed>")
  }

  @Test func isReadFromAFile() throws {
    let folder = TemporaryFolder()
    folder.write("{\"text\": \"\(String(repeating: "x", count: 2 << 20))\"}", to: "long")
    let patch = try BubbleDocument.read(FilePath(bytes: Array(folder.file("long").utf8)))
    #expect(patch[.text]?.description.utf8.count == 2 << 20)
  }

  @Test(arguments: [
    ("/dev/zero", "cannot read /dev/zero: it is larger than 16 MB"), ("/", "cannot read /: Is a directory"),
    ("/dev/null", "cannot use /dev/null: it is not valid JSON"),
    ("/nowhere/x", "cannot read /nowhere/x: No such file or directory"),
  ])
  func fileThatIsOfNoUse(_ path: String, _ message: String) {
    let failure = #expect(throws: DocumentFailure.self) {
      try BubbleDocument.read(FilePath(bytes: Array(path.utf8)))
    }
    #expect(failure?.description == message)
  }
}
