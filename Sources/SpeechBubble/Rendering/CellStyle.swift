import TerminalText

/// How a cell looks, at full fidelity: colours named for their purpose are resolved by the encoder, which alone knows the
/// terminal.
struct CellStyle: Hashable, Sendable {
  var foreground = BubbleColor.default
  var background = BubbleColor.default
  var attributes: TextAttributes = []
  /// The number of a link of the grid, counted from 1; 0 is none.
  var link: UInt32 = 0

  static let plain = CellStyle()

  /// Whether a blank cell in this style cannot be told from one the terminal has not drawn at all.
  var isInvisibleOnBlanks: Bool {
    background == .default && attributes.isDisjoint(with: .visibleOnBlanks)
  }
}

typealias CellLink = StyledText.Link
