import TerminalText

/// What stands between the borders in a row of a bubble.
struct FramedRow: Hashable, Sendable {
  /// Without the blanks around it.
  let text: Substring
  /// The column of the picture in which it starts.
  let column: Int
  /// The columns between the borders in this row.
  var inside: Range<Int>

  init(_ line: PictureRow, inside: Range<Int>, end: Int? = nil) {
    let all = line.text(in: inside.lowerBound..<max(end ?? inside.upperBound, inside.lowerBound))
    let indented = all.drop { $0 == " " }
    column = inside.lowerBound + all.count - indented.count
    text = indented.withoutTrailingBlanks
    self.inside = inside
  }

  var isEmpty: Bool { text.isEmpty }

  var isRightToLeft: Bool {
    TextLayout(wrapping: StyledText(String(text), policy: .strip)).rows[0].traits.contains(.isRightToLeft)
  }
}

extension StringProtocol where SubSequence == Substring {
  var withoutTrailingBlanks: Substring { self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)] }
}
