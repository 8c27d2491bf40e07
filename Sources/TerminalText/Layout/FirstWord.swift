/// The start of a text up to where a row may end.
package enum FirstWord {
  /// Its width in cells, without blanks.
  package static func columns(of text: String, metrics: CellMetrics) -> Int {
    var text = text
    return text.withUTF8 { utf8 in
      var scanner = WrapScanner(utf8, line: utf8.indices, metrics: metrics)
      var columns = 0
      while let unit = scanner.next(), !unit.isBlank, columns == 0 || !unit.allowsBreakBefore {
        columns += unit.columns
      }
      return columns
    }
  }
}
