import TerminalText

/// How a cell looks, at full fidelity: colours named for their purpose are resolved by the encoder, which alone knows the
/// terminal.
package struct CellStyle: Hashable, Sendable {
  package var foreground = BubbleColor.default
  package var background = BubbleColor.default
  package var attributes: TextAttributes = []
  /// The number of a link of the grid, counted from 1; 0 is none.
  package var link: UInt32 = 0

  package static let plain = CellStyle()

  package init(
    foreground: BubbleColor = .default, background: BubbleColor = .default, attributes: TextAttributes = [],
    link: UInt32 = 0
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
    self.link = link
  }

  /// Whether a blank cell in this style cannot be told from one the terminal has not drawn at all.
  var isInvisibleOnBlanks: Bool {
    background == .default && attributes.isDisjoint(with: .visibleOnBlanks)
  }
}

typealias CellLink = StyledText.Link
