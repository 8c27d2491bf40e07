import SpeechBubble
import TerminalText

/// The live bubble as it was drawn last. It is drawn anew when the view tells of a change, and at no other time.
final class Preview {
  private let view: SpeechBubbleView
  private var measured: Result<BubbleLayout, BubbleError>?
  private var drawn: Grid?

  init(_ design: Design, _ options: RenderOptions, controls: ControlPolicy = .keep) {
    view = SpeechBubbleView(design.bubble, options: options, controls: controls)
    view.observe { [unowned self] _ in
      measured = nil
      drawn = nil
    }
  }

  var options: RenderOptions { view.options }

  /// Sets all properties at once; what is as it was before is no change.
  func show(_ bubble: Bubble, _ options: RenderOptions) {
    view.update { view in
      view.bubble = bubble
      view.options = options
    }
  }

  /// - Throws: ``BubbleError`` if the bubble does not fit its width.
  func layout() throws(BubbleError) -> BubbleLayout {
    if let measured { return try measured.get() }
    let result = Result { () throws(BubbleError) in try view.layout() }
    measured = result
    return try result.get()
  }

  /// The rows of the picture that can be seen.
  func grid(rows: Range<Int>) throws(BubbleError) -> Grid {
    if let drawn, drawn.rowRange == rows { return drawn }
    let grid = try view.grid(rows: rows)
    drawn = grid
    return grid
  }
}
