import FoundationEssentials
import SpeechBubble

/// A drawn bubble as a JSON text, for programs: its properties, its size, its rows and what a screen reader would say.
package enum BubbleReport {
  private struct Report: Encodable {
    let label: String
    let properties: BubblePatch
    let rows: [String]
    let size: Size
  }

  private struct Size: Encodable {
    let columns: Int
    let rows: Int
  }

  /// - Parameter bubble: With the text as it is drawn, without what was filtered out.
  package static func bytes(of bubble: Bubble, _ layout: BubbleLayout) -> [UInt8] {
    let rows = layout.render().picture.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return DocumentEncoder.bytes(
      of: Report(
        label: bubble.accessibilityLabel, properties: BubblePatch(bubble), rows: rows,
        size: Size(columns: layout.columns, rows: layout.rows)))
  }
}
