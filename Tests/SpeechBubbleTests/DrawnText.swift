import TerminalText

@testable import SpeechBubble

/// Tells whether rows of text, without border and padding, hold a text: all of it in order, up to white space at the
/// ends of rows and what has no width beside it, tabs that are blanks, and soft hyphens.
struct DrawnText {
  private let metrics: CellMetrics
  private let scalars: [Unicode.Scalar]
  private var position = 0
  private var isAtStart = true

  init(_ text: StyledText, _ metrics: CellMetrics) {
    scalars = Array(String(decoding: text.utf8, as: UTF8.self).unicodeScalars)
    self.metrics = metrics
  }

  /// Takes the rows off the text; what is left of both is empty if they hold it.
  mutating func take(_ rows: [String]) -> (rows: [String], text: String) {
    var rows = rows[...]
    while let row = rows.first, take(Array(row.unicodeScalars)) { rows.removeFirst() }
    let rest = scalars.indices[position...].drop(while: isUnseen)
    return (Array(rows), scalars[rest].reduce(into: "") { $0.unicodeScalars.append($1) })
  }

  /// A row starts after one line end at most; an empty one, other than the first, is a line of its own.
  private mutating func take(_ row: [Unicode.Scalar]) -> Bool {
    var start = position
    var mayPassLineEnd = !isAtStart
    isAtStart = false
    while true {
      if !(row.isEmpty && mayPassLineEnd), let end = match(row, from: start) {
        position = end
        return true
      }
      guard start < scalars.count else { return false }
      if scalars[start] == "\n" {
        guard mayPassLineEnd else { return false }
        mayPassLineEnd = false
      } else if !isUnseen(start) {
        return false
      }
      start += 1
    }
  }

  /// Where the text goes on if this row is what it holds from some place on.
  private func match(_ row: [Unicode.Scalar], from start: Int) -> Int? {
    var position = start
    var drawn = ""
    var rest = row[...]
    while let next = rest.first {
      guard position < scalars.count else { return rest == ["-"] && scalars.last == "\u{AD}" ? position : nil }
      if scalars[position] == "\t" {
        let stop = metrics.tabStop(after: metrics.columns(of: drawn))
        while metrics.columns(of: drawn) < stop, rest.first == " " { drawn.unicodeScalars.append(rest.removeFirst()) }
        guard rest.isEmpty || metrics.columns(of: drawn) == stop else { return nil }
      } else if scalars[position] == next || isJoiner(next, inPlaceOf: position) {
        drawn.unicodeScalars.append(rest.removeFirst())
      } else if scalars[position] != "\u{AD}" {
        return rest == ["-"] && scalars[position - 1] == "\u{AD}" ? position : nil
      }
      position += 1
    }
    return position
  }

  /// Whether a word joiner keeps clusters apart where there is a soft hyphen.
  private func isJoiner(_ scalar: Unicode.Scalar, inPlaceOf position: Int) -> Bool {
    scalar == "\u{2060}" && scalars[position] == "\u{AD}" && scalars[(position + 1)...].first != scalar
  }

  private func isUnseen(_ position: Int) -> Bool {
    let scalar = scalars[position]
    switch scalar.value {
    case 0x09, 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: return true
    default:
      let properties = ScalarProperties(scalarValue: scalar.value)
      guard properties.columns == 0, scalar != "\n" else { return false }
      return !properties.isMark || position > 0 && isUnseen(position - 1)
    }
  }
}
