import HelpTooltip
import SpeechBubble

extension Tooltip.Side {
  /// The edge of the bubble that is toward what it points at; `nil` if that is left open.
  var tailEdge: ArrowPosition? {
    switch self {
    case .above: .bottom
    case .below: .top
    case .left: .right
    case .right: .left
    case .auto: nil
    }
  }
}

extension Presentation {
  /// The columns that bubbles of these looks may take, which always have room for one.
  func pageColumns(for bubble: Bubble) -> Int { max(available, bubble.arrowPosition(.top).leastColumns) }

  /// Writes a text with its tooltips.
  ///
  /// - Parameter lines: What is written after it.
  func write(_ annotated: AnnotatedText, then lines: String = "", to destination: Destination) throws {
    var bytes: [UInt8] = []
    annotated.encode(depth: depth, appearance: appearance, into: &bytes)
    bytes += lines.utf8
    try destination.write { try $0.write(bytes) }
  }
}
