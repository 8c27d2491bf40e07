import SpeechBubble
import Testing

@testable import bubble

/// Which glyphs suit the locale and the terminal.
@Suite struct GlyphDecisionTests {
  @Test(arguments: [
    (["LC_ALL": "C.UTF-8"], "unicode"), (["LC_ALL": "de_DE.utf8"], "unicode"), (["LANG": "ko_KR.Utf-8@x"], "unicode"),
    (["LC_CTYPE": "UTF-8"], "unicode"), (["LC_ALL": "", "LC_CTYPE": "", "LANG": "C.UTF8"], "unicode"),
    ([:], "ascii"), (["LANG": ""], "ascii"), (["LC_ALL": "C"], "ascii"), (["LC_ALL": "POSIX"], "ascii"),
    (["LC_ALL": "xx_YY.bogus"], "ascii"), (["LC_ALL": "de_DE@utf8"], "ascii"), (["LC_ALL": "utf8.latin1"], "ascii"),
    (["LC_ALL": "C", "LANG": "C.UTF-8"], "ascii"), (["LC_CTYPE": "C.UTF-8", "LANG": "C"], "unicode"),
    (["LC_ALL": "C.UTF-8", "TERM": "linux"], "console"), (["LC_ALL": "C", "TERM": "linux"], "ascii"),
  ])
  func automatic(_ environment: [String: String], _ name: String) {
    let decision = GlyphDecision(
      choice: nil, ambiguousWidth: .one, surroundings: Surroundings(environment: environment))
    #expect(decision.glyphs.name == name)
    #expect(decision.allowsIsolates == (name == "unicode"))
  }

  @Test func wideAmbiguousCharactersCallForASCII() {
    let surroundings = Surroundings(environment: ["LC_ALL": "C.UTF-8"])
    let decision = GlyphDecision(choice: nil, ambiguousWidth: .two, surroundings: surroundings)
    #expect(decision.glyphs == .ascii)
  }

  @Test(arguments: [(GlyphSet.unicode, true), (.double, true), (.ascii, false)])
  func namedSetIsUsedAnywhere(_ glyphs: GlyphSet, _ allowsIsolates: Bool) {
    for environment in [[:], ["LC_ALL": "C.UTF-8"], ["LC_ALL": "C.UTF-8", "TERM": "linux"]] {
      let surroundings = Surroundings(environment: environment)
      let decision = GlyphDecision(choice: glyphs, ambiguousWidth: .one, surroundings: surroundings)
      #expect(decision.glyphs == glyphs)
      #expect(decision.allowsIsolates == (allowsIsolates && environment == ["LC_ALL": "C.UTF-8"]))
    }
  }
}
