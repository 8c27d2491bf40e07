import TerminalText

/// Finds bubbles whose frames are drawn with blocks, dots or `#`, of which any can stand anywhere: a frame is what its
/// rows start and end with, and its edges are rows of hardly anything else.
enum BlockFrameReader {
  /// The bubble whose top border is a line of the picture; `nil` if there is none.
  static func bubble(in lines: [PictureRow], at first: Int) -> FrameReader.Found? {
    guard isEdge(lines[first]) else { return nil }
    var rows: [FramedRow] = []
    for number in first + 1..<lines.count {
      let line = lines[number]
      if isEdge(line), !isCorner(number, in: lines) {
        return rows.isEmpty ? nil : FrameReader.Found(rows: trimmed(rows), end: number + 1)
      }
      guard let row = row(line, in: lines[first]) else { return nil }
      rows.append(row)
    }
    return nil
  }

  /// The rows without those above and below that an inset may be, as wide as the widest: where the border stands in a row
  /// with a corner or a tail cannot be told.
  private static func trimmed(_ rows: [FramedRow]) -> [FramedRow] {
    let above = rows.prefix { $0.isEmpty }.count
    let below = rows.reversed().prefix { $0.isEmpty }.count
    guard above < rows.count else { return Array(rows.prefix(1)) }
    let inset = min(above, below)
    let inked = rows.filter { !$0.isEmpty }
    let left = inked.map(\.column).min() ?? 0
    let right = inked.map { $0.column + CellMetrics().columns(of: $0.text) }.max() ?? left
    return rows[inset..<rows.count - inset].map { row in
      var row = row
      row.inside = left..<right
      return row
    }
  }

  /// Whether little but a frame is in a line since a corner of a large radius passes it.
  private static func isCorner(_ number: Int, in lines: [PictureRow]) -> Bool {
    let line = lines[number]
    if line.start < lines[number - 1].start, isEdge(lines[number - 1]) { return true }
    return number + 1 < lines.count && isEdge(lines[number + 1]) && lines[number + 1].start > line.start
  }

  private static func isEdge(_ line: PictureRow) -> Bool {
    let glyphs = line.glyphs
    return glyphs.count >= 3 && 5 * glyphs.count > 2 * (line.end - line.start) && glyphs.allSatisfy(isOfEdge)
  }

  /// A row between the edges. In an open frame nothing ends it.
  private static func row(_ line: PictureRow, in edge: PictureRow) -> FramedRow? {
    guard let first = line.glyph(at: line.start), isOfFrame(first) else { return nil }
    var left = line.start
    while line.glyph(at: left).map(isOfFrame) == true { left += 1 }
    var right = line.end
    while right > left, line.glyph(at: right - 1).map(isOfFrame) == true { right -= 1 }
    return FramedRow(line, inside: left..<(right == line.end ? max(edge.end, right) : right))
  }

  private static func isOfEdge(_ glyph: UInt32) -> Bool {
    switch glyph {
    case 0x2580...0x259F, 0x2801...0x28FF, UInt32(UInt8(ascii: "#")): true
    default: false
    }
  }

  /// The same, with dashes and tails at the sides.
  private static func isOfFrame(_ glyph: UInt32) -> Bool {
    isOfEdge(glyph) || ":/\\<>".unicodeScalars.contains { $0.value == glyph }
  }
}
