import Testing

@testable import TerminalText

/// One row of a table: what goes in, and what comes out in the notation of ``notation(_:)``.
struct FilterCase: CustomTestStringConvertible, Sendable {
  var input: String
  var policy: ControlPolicy
  var output: String

  init(_ input: String, _ output: String, _ policy: ControlPolicy = .keep) {
    self.input = input
    self.policy = policy
    self.output = output
  }

  var testDescription: String { "\(policy) \(input.debugDescription)" }
}

/// The text with a `‹…›` where each run begins, which names what sets it apart: `a‹bold fg1›b‹›c`.
func notation(_ text: StyledText) -> String {
  var bytes: [UInt8] = []
  var position = 0
  for run in text.runs {
    bytes += text.utf8[position..<run.start] + "‹\(notation(run.style))›".utf8
    position = run.start
  }
  return String(decoding: bytes + text.utf8[position...], as: UTF8.self)
}

private func notation(_ style: TextStyle) -> String {
  let names: [(TextAttributes, String)] = [
    (.bold, "bold"), (.faint, "faint"), (.italic, "italic"), (.underline, "underline"), (.blink, "blink"),
    (.reverse, "reverse"), (.strikethrough, "strike"),
  ]
  var words = names.filter { style.attributes.contains($0.0) }.map(\.1)
  if style.foreground != .default { words.append("fg" + notation(style.foreground)) }
  if style.background != .default { words.append("bg" + notation(style.background)) }
  if style.link != 0 { words.append("link\(style.link)") }
  return words.joined(separator: " ")
}

private func notation(_ color: TerminalColor) -> String {
  switch color {
  case .default: ""
  case .palette(let index): "\(index)"
  case .rgb(let red, let green, let blue): "(\(red),\(green),\(blue))"
  }
}

/// Filters bytes that come in pieces which end at `cuts`.
func filter(
  _ bytes: [UInt8], policy: ControlPolicy = .keep, isASCII: Bool = false, cuts: [Int] = []
) -> StyledText {
  var filter = ControlFilter(policy: policy, isASCII: isASCII)
  var start = 0
  for cut in cuts + [bytes.count] {
    bytes[start..<cut].withUnsafeBufferPointer { filter.feed($0) }
    start = cut
  }
  return filter.finish()
}

/// The laws every filtered text keeps.
func expectSafe(_ text: StyledText, _ comment: @autoclosure () -> Comment? = nil) {
  let string = String(decoding: text.utf8, as: UTF8.self)
  #expect(Array(string.utf8) == text.utf8, comment())
  let controls = string.unicodeScalars.filter {
    $0.properties.generalCategory == .control && $0 != "\n" && $0 != "\t" || ControlCharacters.isBidirectional($0)
      || $0 == "\u{2028}" || $0 == "\u{2029}"
  }
  #expect(controls.isEmpty, comment())
  #expect(longestCluster(text) <= 32, comment())
  var previous = Unicode.Scalar("\n")
  var isBaseless = false
  for scalar in string.unicodeScalars {
    if "\n\t".unicodeScalars.contains(previous), isMark(scalar) { isBaseless = true }
    previous = scalar
  }
  #expect(!isBaseless, comment())
  let starts = text.runs.map(\.start)
  #expect(zip(starts, starts.dropFirst()).allSatisfy(<), comment())
  #expect(starts.allSatisfy { $0 < text.utf8.count && text.utf8[$0] & 0xC0 != 0x80 }, comment())
  #expect(zip([.plain] + text.runs.map(\.style), text.runs.map(\.style)).allSatisfy(!=), comment())
  #expect(text.runs.allSatisfy { $0.style.link <= text.links.count }, comment())
}

/// The most scalars of a cluster.
private func longestCluster(_ text: StyledText) -> Int {
  text.utf8.withUnsafeBufferPointer { utf8 in
    var reader = ClusterReader(utf8, utf8.indices, metrics: CellMetrics())
    var longest = 0
    while let cluster = reader.next() {
      longest = max(longest, utf8[cluster.start..<cluster.end].count { $0 & 0xC0 != 0x80 })
    }
    return longest
  }
}

private func isMark(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .spacingMark, .enclosingMark: true
  default: scalar == "\u{200C}" || scalar == "\u{200D}"
  }
}
