import Testing

@testable import TerminalText

@Suite struct EscapeParserTests {
  private func events(_ text: String) -> [EscapeParser.Event] {
    var parser = EscapeParser()
    return text.unicodeScalars.map { parser.feed($0) }.filter { $0 != .none }
  }

  @Test(arguments: EscapeParser.State.allCases)
  func everyStateIsLeft(_ state: EscapeParser.State) {
    func next(_ scalarClass: EscapeParser.ScalarClass) -> EscapeParser.State {
      EscapeParser.table[EscapeParser.index(of: state, at: scalarClass)].next
    }
    for scalarClass in [EscapeParser.ScalarClass.lineEnd, .cancel, .terminator1, .control1] {
      #expect(next(scalarClass) == .ground)
    }
    #expect(next(.sequence1) == .sequence)
    #expect(next(.string1) == .string)
    #expect(next(.escape) == (state == .string ? .stringEscape : .escape))
  }

  @Test func theTableIsWhole() {
    let states = EscapeParser.State.allCases
    let classes = EscapeParser.ScalarClass.allCases
    #expect(EscapeParser.table.count == states.count * classes.count)
    #expect(classes.last.map { EscapeParser.index(of: .stringEscape, at: $0) } == EscapeParser.table.count - 1)
  }

  @Test func tellsWhatASequenceHolds() {
    var parser = EscapeParser()
    var last = EscapeParser.Event.none
    for scalar in "\u{1B}[?38:2::1;;99999 !$q".unicodeScalars { last = parser.feed(scalar) }
    #expect(last == .sequence(final: UInt8(ascii: "q")))
    #expect(parser.marker == UInt8(ascii: "?"))
    #expect(parser.parameters.values == [38, 2, 0, 1, 0, 9999])
    #expect([0, 4, 5].map(parser.parameters.end(ofParameterAt:)) == [4, 5, 6])
    #expect(parser.intermediates == Array(" !".utf8))
    for scalar in "\u{1B}[m".unicodeScalars { last = parser.feed(scalar) }
    #expect(last == .sequence(final: UInt8(ascii: "m")))
    #expect(parser.marker == 0 && parser.parameters.count == 0 && parser.intermediates.isEmpty)
  }

  @Test func readsTheKeysATerminalSends() {
    #expect(events("\u{1B}[A") == [.sequence(final: UInt8(ascii: "A"))])
    #expect(events("\u{1B}OP") == [.escape(final: UInt8(ascii: "O")), .text("P")])
    #expect(events("\u{1B}x\r") == [.escape(final: UInt8(ascii: "x")), .control("\r")])
    #expect(events("\u{1B}P>|xterm\u{1B}\\a") == [.string(.deviceControl), .text("a")])
    #expect(events("ă\u{7F}") == [.text("ă"), .control("\u{7F}")])
  }

  @Test(arguments: [0, 1, 4095, 4096, 4097, 100_000])
  func capsThePayload(_ length: Int) {
    var parser = EscapeParser()
    let string = "\u{1B}]" + String(repeating: "a", count: length) + "\u{07}"
    for scalar in string.unicodeScalars { _ = parser.feed(scalar) }
    #expect(parser.payload.count == min(length, 4096))
    #expect(parser.isPayloadCut == (length > 4096))
  }
}
