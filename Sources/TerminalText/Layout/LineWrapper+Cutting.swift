extension LineWrapper {
  /// Makes one row of a line; what has no room is left out.
  mutating func cutLine(_ line: Range<Int>, _ traits: LineTraits) {
    var row = PendingRow(start: line.lowerBound, WrapScanner(utf8, line: line, metrics: options.metrics))
    while let unit = row.scanner.next() {
      if row.canHang(unit, room: room) {
        row.append(blank: unit, room: room, options.metrics)
      } else {
        row.append(ink: unit)
        if row.columns > room && options.breaksLongWords {
          return append(cut(line), from: line.lowerBound, traits, .endsInEllipsis)
        }
      }
    }
    append(row.fitting, from: row.start, traits, [])
  }

  /// Ends the last row that may be shown in an ellipsis, for which its end makes room.
  mutating func leaveOutRest() {
    rows.removeSubrange(options.maximumRows...)
    var row = rows.removeLast()
    let end = cut(row.start..<row.end)
    row.end = end.end
    row.columns = end.columns
    row.traits.remove([.endsInHyphen, .isWrapped])
    row.traits.insert(.endsInEllipsis)
    rows.append(row)
  }

  /// Where a row ends if it holds as much of a line as has room beside an ellipsis, which is among its columns.
  private func cut(_ line: Range<Int>) -> PendingRow.End {
    let ellipsis = min(options.ellipsis.columns, room)
    var kept = PendingRow(start: line.lowerBound, WrapScanner(utf8, line: line, metrics: options.metrics))
    while let unit = kept.scanner.next() {
      if unit.isBlank {
        kept.append(blank: unit, room: room, options.metrics)
      } else if kept.columns + unit.columns <= room - ellipsis {
        kept.append(ink: unit)
      } else {
        kept.append(partOf: unit, room: room - ellipsis)
        break
      }
    }
    return PendingRow.End(end: kept.ink.end, columns: kept.ink.columns + ellipsis)
  }
}
