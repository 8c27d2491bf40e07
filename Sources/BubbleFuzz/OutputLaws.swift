import SpeechBubble
import TerminalText

/// What holds for every encoded bubble.
enum OutputLaws {
  private static let lineFeed = UInt8(ascii: "\n")
  private static let blank = UInt8(ascii: " ")
  private static let escape: UInt8 = 0x1B

  /// No control but the line feed, no row too wide, and straight rows of the body that end in the same column.
  static func check(plain: [UInt8], _ layout: BubbleLayout, _ look: FuzzLook) {
    guard plain.last == lineFeed else { fatalError("no line feed at the end") }
    let rows = plain.dropLast().split(separator: lineFeed, omittingEmptySubsequences: false)
    guard rows.count == layout.rows else { fatalError("\(rows.count) rows of \(layout.rows)") }
    let body = layout.geometry.body
    let straight = straightRows(layout, look)
    for (number, row) in rows.enumerated() {
      if row.contains(where: { $0 < 0x20 || $0 == 0x7F }) || row.last == blank { fatalError("row \(number)") }
      guard look.isClipped else { continue }
      let columns = self.columns(row, look.options.metrics)
      let isRight = straight.contains(number) ? columns == body.column + body.columns : columns <= layout.columns
      if !isRight { fatalError("row \(number) has \(columns) columns") }
    }
  }

  /// The rows beside which the border is straight and closed.
  private static func straightRows(_ layout: BubbleLayout, _ look: FuzzLook) -> Set<Int> {
    guard look.hasLineBorder else { return [] }
    let (body, corner) = (layout.geometry.body, layout.geometry.corner)
    var rows = Set(body.row + corner.rows..<max(body.row + corner.rows, body.row + body.rows - corner.rows))
    if let tail = layout.geometry.tail, !tail.edge.isVertical {
      for row in tail.position - tail.size...tail.position + tail.size { rows.remove(body.row + row) }
    }
    return rows
  }

  private static func columns(_ row: ArraySlice<UInt8>, _ metrics: CellMetrics) -> Int {
    row.withUnsafeBufferPointer { utf8 in
      var reader = ClusterReader(utf8, utf8.indices, metrics: metrics)
      var columns = 0
      while let cluster = reader.next() { columns += cluster.columns }
      return columns
    }
  }

  /// Without its sequences, coloured output is the plain one, but for blanks at the ends of rows; each row leaves the
  /// terminal as it was.
  static func check(colored: [UInt8], plain: [UInt8]) {
    var position = 0
    var bare: [UInt8] = []
    var isStyled = false
    var isLinked = false
    while position < colored.count {
      let byte = colored[position]
      if byte == escape {
        let end = self.end(ofSequenceAt: position, in: colored)
        let sequence = colored[position..<end]
        if sequence[position + 1] == UInt8(ascii: "[") {
          isStyled = !sequence.elementsEqual("\u{1B}[0m".utf8)
        } else {
          isLinked = !sequence.elementsEqual("\u{1B}]8;;\u{1B}\\".utf8)
        }
        position = end
        continue
      }
      if byte == lineFeed {
        if isStyled || isLinked { fatalError("a row ends in a style") }
        while bare.last == blank { bare.removeLast() }
      }
      bare.append(byte)
      position += 1
    }
    guard bare == plain else {
      fatalError(
        "\(String(decoding: bare, as: UTF8.self).debugDescription) in colour, \(String(decoding: plain, as: UTF8.self).debugDescription) without"
      )
    }
  }

  /// Where an SGR or OSC 8 sequence ends; there must be no other.
  private static func end(ofSequenceAt start: Int, in bytes: [UInt8]) -> Int {
    var position = start + 2
    if bytes[start + 1] == UInt8(ascii: "[") {
      while case UInt8(ascii: "0")...UInt8(ascii: ";") = bytes[position] { position += 1 }
      guard bytes[position] == UInt8(ascii: "m") else { fatalError("a sequence that is not SGR") }
      return position + 1
    }
    guard bytes[start + 1] == UInt8(ascii: "]"), bytes[start + 2] == UInt8(ascii: "8") else { fatalError("ESC") }
    while bytes[position] != escape {
      guard 0x20...0x7E ~= bytes[position] else { fatalError("a control in a link") }
      position += 1
    }
    guard bytes[position + 1] == UInt8(ascii: "\\") else { fatalError("a link without an end") }
    return position + 2
  }
}
