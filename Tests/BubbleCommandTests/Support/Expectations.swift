import TestSupport
import Testing

extension Outcome {
  /// What stands between the borders of a bubble with line glyphs and an inset of 1, without the blanks after it.
  var contentRows: [String] {
    lines.compactMap { line in
      guard line.first == "│" else { return nil }
      var row = line.unicodeScalars.dropFirst(2).dropLast(2)
      while row.last == " " { row.removeLast() }
      return String(row)
    }
  }
}

/// Expects success and a plain bubble with its tail at the bottom, around text of one-cell characters: all rows but the
/// tail's equally wide, no trailing blank, no control but the line feed.
func expectRectangle(
  _ outcome: Outcome, columns: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(outcome.status == 0, sourceLocation: sourceLocation)
  #expect(outcome.errors == "", sourceLocation: sourceLocation)
  let text = String(validating: outcome.outputBytes, as: UTF8.self)
  #expect(text != nil && text?.last == "\n", "well-formed, one final newline", sourceLocation: sourceLocation)
  let widths = Set(outcome.lines.dropLast().map(\.unicodeScalars.count))
  #expect(widths.count == 1, "rows of the body are equally wide: \(outcome.output)", sourceLocation: sourceLocation)
  if let columns { #expect(widths == [columns], sourceLocation: sourceLocation) }
  #expect(outcome.lines.allSatisfy { $0.last != " " }, "no trailing blanks", sourceLocation: sourceLocation)
  let controls = outcome.output.unicodeScalars.filter { $0.properties.generalCategory == .control && $0 != "\n" }
  #expect(controls.isEmpty, "no controls", sourceLocation: sourceLocation)
}

/// Expects that each row of coloured output starts and ends in the terminal's default state with no link open.
func expectClosedRows(_ outcome: Outcome, sourceLocation: SourceLocation = #_sourceLocation) {
  for line in outcome.outputBytes.split(separator: UInt8(ascii: "\n")) {
    let sequences = line.split(separator: 0x1B, omittingEmptySubsequences: false).dropFirst()
    let style = sequences.last { $0.first == UInt8(ascii: "[") } ?? Array("[0m".utf8)[...]
    let link = sequences.last { $0.starts(with: "]8;".utf8) } ?? Array("]8;;".utf8)[...]
    guard style.starts(with: "[0m".utf8), link.elementsEqual("]8;;".utf8) else {
      Issue.record(
        "left open: \(String(decoding: line, as: UTF8.self).debugDescription)", sourceLocation: sourceLocation)
      return
    }
  }
}

/// Expects a mistake on the command line: one line on standard error, nothing on standard output, status 2.
func expectError(
  _ invocation: Invocation, _ message: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let outcome = try invocation.run()
  #expect(outcome.errors == "bubble: \(message)\n", sourceLocation: sourceLocation)
  #expect(outcome.output == "", sourceLocation: sourceLocation)
  #expect(outcome.status == 2, sourceLocation: sourceLocation)
}
