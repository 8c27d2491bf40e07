import HelpTooltip
import SpeechBubble

/// How `--at` writes what a tooltip points at: `LINE:COLUMN`, `TEXT#OCCURRENCE`, or `TEXT`. Numbers are digits and count
/// from 1; those too large for an integer are just very large.
enum TargetNotation {
  /// - Returns: `nil` for nothing, and for a place or an occurrence numbered 0.
  static func anchor(_ written: String) -> TextAnchor? {
    if written.isEmpty { return nil }
    let place = written.split(separator: ":", omittingEmptySubsequences: false).map(number)
    if place.count == 2, let line = place[0], let column = place[1] {
      return line > 0 && column > 0 ? .cells(line: line, columns: column...column) : nil
    }
    if let sign = written.lastIndex(of: "#"), sign > written.startIndex,
      let occurrence = number(written[written.index(after: sign)...])
    {
      return occurrence > 0 ? .text(String(written[..<sign]), occurrence: occurrence) : nil
    }
    return .text(written)
  }

  private static func number(_ written: Substring) -> Int? {
    guard !written.isEmpty, written.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) else { return nil }
    return Int(written) ?? .max
  }
}
