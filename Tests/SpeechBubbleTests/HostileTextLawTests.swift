import TerminalText
import TestSupport
import Testing

@testable import SpeechBubble

/// What holds whatever the text, the width and what becomes of controls.
@Suite struct HostileTextLawTests {
  /// From the least width of a bubble with a tail at its bottom.
  private static let widths = 6...40

  @Test(arguments: ControlPolicy.allCases)
  func framesHold(_ controls: ControlPolicy) throws {
    var pictures = 0
    for seed in UInt64(0)..<250 {
      for columns in Self.widths {
        try check(HostileBubble(seed: seed, columns: columns, controls: controls), columns)
        pictures += 1
      }
    }
    print("\(pictures) pictures of hostile text, controls: \(controls)")
  }

  private func check(_ hostile: HostileBubble, _ columns: Int) throws {
    let layout = try hostile.bubble.measure(hostile.options, controls: hostile.controls)
    let grid = layout.render()
    let rows = Self.rows(grid, GridEncoder())
    let body = rows.prefix(layout.text.rows.count + 2)
    let widths = Set(body.map { hostile.options.metrics.columns(of: $0) })
    if widths != [layout.columns] || layout.columns > columns { fail(hostile, rows, "widths \(widths)") }
    expectText(hostile, layout, body)
    expectClean(hostile, rows.joined(), "")
    expectClean(hostile, Self.rows(grid, GridEncoder(depth: .trueColor)).joined(), "colour")
  }

  /// The rows between the borders give the text back.
  private func expectText(_ hostile: HostileBubble, _ layout: BubbleLayout, _ body: ArraySlice<String>) {
    let rows = body.dropFirst().dropLast().map { row in
      var scalars = Array(row.unicodeScalars.dropFirst(2).dropLast().filter { !(0x2066...0x2069 ~= $0.value) })
      while scalars.last == " " { scalars.removeLast() }
      return scalars.reduce(into: "") { $0.unicodeScalars.append($1) }
    }
    var text = DrawnText(layout.text.text, hostile.options.metrics)
    let rest = text.take(rows)
    if !rest.rows.isEmpty || !rest.text.isEmpty { fail(hostile, Array(body), "left over: \(rest)") }
  }

  /// No control but colours and links of the bubble's own making, and each of these ended in its row.
  private func expectClean(_ hostile: HostileBubble, _ output: String, _ comment: String) {
    let plain = output.replacing(
      /\u{1B}\[[0-9;]*m|\u{1B}\]8;[^\u{1B}]*\u{1B}\\/.matchingSemantics(.unicodeScalar), with: "")
    let controls = plain.unicodeScalars.filter {
      $0.value < 0x20 || 0x7F...0x9F ~= $0.value || 0x2028...0x202E ~= $0.value
    }
    let isColored = !comment.isEmpty
    if !controls.isEmpty || !isColored && plain != output { fail(hostile, [output], "controls \(controls) \(comment)") }
  }

  private func fail(_ hostile: HostileBubble, _ rows: [String], _ reason: String) {
    Issue.record("\(reason): \(hostile)\n\(rows.joined(separator: "\n").debugDescription)")
  }

  private static func rows(_ grid: Grid, _ encoder: GridEncoder) -> [String] {
    var bytes: [UInt8] = []
    encoder.encode(grid, into: &bytes)
    return bytes.dropLast().split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
