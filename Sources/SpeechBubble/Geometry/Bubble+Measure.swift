import TerminalText

extension Bubble {
  /// The fewest columns this bubble can have, whatever its text: frame, insets, tail and one wide character.
  public var leastColumns: Int { FrameMetrics(self).leastColumns }

  /// The same with what it is decorated with, which may take room of its own.
  public func leastColumns(with decoration: Decoration) -> Int { leastColumns + (decoration.shadow?.columns ?? 0) }

  /// Wraps the bubble's text and places body and tail around it.
  ///
  /// - Parameter controls: What becomes of control characters and escape sequences in ``text``.
  /// - Throws: ``BubbleError/tooNarrow(needed:available:)`` if the width limit is under ``leastColumns``.
  /// - Complexity: O(*n*) in the text.
  public func measure(
    _ options: RenderOptions = RenderOptions(), controls: ControlPolicy = .keep
  ) throws(BubbleError) -> BubbleLayout {
    try measure(StyledText(text, policy: controls, isASCII: options.glyphs.isASCII), options)
  }

  /// The same for text that was filtered elsewhere, such as while it was read from a pipe; ``text`` is not looked at.
  public func measure(_ text: StyledText, _ options: RenderOptions) throws(BubbleError) -> BubbleLayout {
    try measure(options) { TextLayout(wrapping: text, $0) }
  }

  /// The same with the wrapping left to the caller, who may know the result already.
  func measure(
    _ options: RenderOptions, wrap: (WrapOptions) -> TextLayout
  ) throws(BubbleError) -> BubbleLayout {
    let decoration = options.decoration
    let frame = FrameMetrics(self, nearer: OutlineInset(self, options).cells)
    let shadowColumns = decoration.shadow?.columns ?? 0
    var request = wrapOptions(options)
    guard let available = options.width.columns else {
      return layout(wrap(request), frame, .none, options)
    }
    let columns = available - shadowColumns
    guard columns >= frame.leastColumns else {
      throw .tooNarrow(needed: frame.leastColumns + shadowColumns, available: available)
    }
    // The rows decide how long a side tail and how round the corners can be, and these how much room rows have. Text
    // is wrapped for the least of both first, then once more for what the rows of that allow.
    let least = BodyBounds(
      columns: columns, isExact: options.width.isExact, tailSize: frame.hasHorizontalTail ? 1 : 0, clearance: 0)
    request.columns = frame.room(in: least)
    var text = wrap(request)
    let bounds = frame.bounds(within: least, textRows: text.rows.count)
    if bounds != least {
      request.columns = frame.room(in: bounds)
      text = wrap(request)
    }
    return layout(text, frame, bounds, options)
  }

  private func wrapOptions(_ options: RenderOptions) -> WrapOptions {
    WrapOptions(
      columns: nil, wrapping: options.wrapping, breaksLongWords: clipsToBounds, maximumRows: numberOfLines,
      ellipsis: options.glyphs.ellipsis, metrics: options.metrics)
  }

  private func layout(
    _ text: TextLayout, _ frame: FrameMetrics, _ bounds: BodyBounds, _ options: RenderOptions
  ) -> BubbleLayout {
    let columns = bounds == .none ? text.columns : min(text.columns, frame.room(in: bounds))
    let geometry = BubbleGeometry(
      frame, ratio: arrowPositionRatio, text: (columns, text.rows.count), bounds: bounds)
    return BubbleLayout(bubble: self, options: options, text: text, geometry: geometry)
  }
}

extension FrameMetrics {
  /// Columns left for text.
  func room(in bounds: BodyBounds) -> Int {
    bounds.columns - columnsAroundText - 2 * bounds.clearance - (hasHorizontalTail ? bounds.tailSize : 0)
  }

  /// The longest side tail and the largest clearance that so many rows of text allow, if room for a wide character is
  /// left.
  func bounds(within least: BodyBounds, textRows: Int) -> BodyBounds {
    let rows = bodyRows(textRows: textRows)
    let spare = room(in: least) - Self.leastRoom
    let corner = corner(rows: rows, bodyColumns: least.columns - least.tailSize, clearance: spare / 2)
    var bounds = least
    bounds.clearance = clearance(radius: corner.radius)
    if hasHorizontalTail {
      let free = min(
        spare - 2 * bounds.clearance,
        least.columns - least.tailSize - leastBodyColumns(radius: corner.radius))
      bounds.tailSize = min(tailSize(corner: corner, columns: least.columns, rows: rows), 1 + free)
    }
    return bounds
  }
}
