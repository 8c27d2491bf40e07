import SpeechBubble
import TerminalText

/// Writes rows of an annotated text.
struct RowEncoder {
  private let text: StyledText
  private let metrics: CellMetrics
  private let textEncoder: TextEncoder
  private let drawings: [GridRowEncoder]

  init(_ annotated: AnnotatedText, depth: ColorDepth, appearance: Appearance) {
    text = annotated.text
    metrics = annotated.metrics
    textEncoder = TextEncoder(annotated.text, depth: depth, appearance: appearance)
    drawings = annotated.drawings.map { GridRowEncoder($0, depth: depth, appearance: appearance) }
  }

  func encode(_ row: AnnotatedText.Row, into buffer: inout [UInt8]) {
    switch row {
    case .line(let range):
      if metrics.keepsTabs {
        textEncoder.encode(range, into: &buffer)
      } else {
        _ = encode(range, from: 0, into: &buffer)
      }
    case .pieces(let pieces):
      var column = 0
      for piece in pieces { column = encode(piece, from: column, into: &buffer) }
    }
  }

  /// - Returns: The column behind it.
  private func encode(_ piece: AnnotatedText.Piece, from column: Int, into buffer: inout [UInt8]) -> Int {
    switch piece.content {
    case .text(let range):
      buffer.append(contentsOf: repeatElement(UInt8(ascii: " "), count: piece.column - column))
      return encode(range, from: piece.column, into: &buffer)
    case .drawing(let number, let row, let first):
      return column + drawings[number].encode(row: row, from: first, indent: piece.column - column, into: &buffer)
    }
  }

  private func encode(_ range: Range<Int>, from start: Int, into buffer: inout [UInt8]) -> Int {
    var column = start
    var pieceStart = range.lowerBound
    text.utf8.withUnsafeBufferPointer { utf8 in
      var reader = ClusterReader(utf8, range, metrics: metrics)
      while let cluster = reader.next() {
        guard utf8[cluster.start] == UInt8(ascii: "\t") else {
          column += cluster.columns
          continue
        }
        let stop = metrics.tabStop(after: column)
        if !metrics.keepsTabs {
          textEncoder.encode(pieceStart..<cluster.start, into: &buffer)
          buffer.append(contentsOf: repeatElement(UInt8(ascii: " "), count: stop - column))
          pieceStart = cluster.end
        }
        column = stop
      }
    }
    textEncoder.encode(pieceStart..<range.upperBound, into: &buffer)
    return column
  }
}
