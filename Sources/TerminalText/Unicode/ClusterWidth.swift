/// The width of a grapheme cluster whose scalars are told one by one.
///
/// The sum of theirs, but two cells where the cluster is shown as an emoji (UTS #51): whatever marks stand on it, it is one
/// picture.
struct ClusterWidth {
  private var sum = 0
  private var hasEmoji = false
  private var hasPictograph = false
  private var isShownAsEmoji = false

  private let metrics: CellMetrics

  init(_ metrics: CellMetrics) { self.metrics = metrics }

  /// In cells.
  var columns: Int { isShownAsEmoji && metrics.emojiWidth == .cluster ? 2 : sum }

  mutating func add(_ scalar: UInt32, _ properties: ScalarProperties) {
    sum += metrics.columns(of: properties)
    isShownAsEmoji = isShownAsEmoji || properties.isEmojiPresentation || makesEmoji(scalar)
    // A skin tone is an emoji only by itself; what follows it belongs to what it stands on.
    hasEmoji = hasEmoji || properties.isEmoji && properties.graphemeBreakClass != .extend
    hasPictograph = hasPictograph || properties.isExtendedPictographic
  }

  /// Whether a scalar makes an emoji of what it follows: a presentation selector, a keycap, a skin tone, the second half
  /// of a flag, or after a pictograph a joiner.
  private func makesEmoji(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xFE0F, 0x20E3, 0x1F3FB...0x1F3FF, 0x1F1E6...0x1F1FF: hasEmoji
    case 0x200D: hasPictograph
    default: false
    }
  }
}
