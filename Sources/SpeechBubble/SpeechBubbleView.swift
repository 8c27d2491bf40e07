import TerminalText

/// A live bubble: fifteen properties that can be set at any time, and a picture that is always up to date.
///
/// A change makes only what it must be made anew: a colour never wraps text again, a corner's radius does so only if it
/// leaves the text another room. Observers are told once a change, once for all changes inside ``update(_:)``, and not
/// at all when a value is set that the property already has.
///
/// **Law:** after any sequence of changes ``grid()`` equals a fresh render of the same values.
///
///     let view = SpeechBubbleView(Bubble("Hi", style: .line, arrowPosition: .bottom))
///     view.observe { view in if let grid = try? view.grid() { print(grid.picture) } }
///     view.arrowPositionRatio = 0.25   // prints the bubble with its tail moved
///
/// The fifteen properties are those of ``Bubble``, read and set here by the same names.
@dynamicMemberLookup
public final class SpeechBubbleView {
  /// All fifteen properties as one value.
  public var bubble: Bubble {
    get { state.bubble }
    set { change { $0.bubble = newValue } }
  }

  /// Each property of ``Bubble``.
  public subscript<Value>(dynamicMember property: WritableKeyPath<Bubble, Value>) -> Value {
    get { bubble[keyPath: property] }
    set { bubble[keyPath: property] = newValue }
  }

  /// How the bubble is drawn, apart from its own properties.
  public var options: RenderOptions {
    get { state.options }
    set { change { $0.options = newValue } }
  }

  /// What becomes of control characters and escape sequences in the text.
  public var controls: ControlPolicy {
    get { state.controls }
    set { change { $0.controls = newValue } }
  }

  /// How often each stage was worked through since the view was made, for those who want to see what a change costs.
  public private(set) var passes: [DrawingStage: Int] = [:]

  private struct State: Equatable {
    var bubble: Bubble
    var options: RenderOptions
    var controls: ControlPolicy
  }

  private var state: State
  private var openUpdates = 0
  private var stateBeforeUpdate: State?
  private var observers: [(id: Int, notify: (SpeechBubbleView) -> Void)] = []
  private var lastObserverID = 0

  private var styledText: StyledText?
  private var wrappings: [TextLayout] = []
  private var measured: BubbleLayout?
  private var picture: Grid?

  public init(_ bubble: Bubble, options: RenderOptions = RenderOptions(), controls: ControlPolicy = .keep) {
    state = State(bubble: bubble, options: options, controls: controls)
  }

  /// Makes several changes that observers are told of once. May be nested.
  public func update(_ changes: (SpeechBubbleView) throws -> Void) rethrows {
    if openUpdates == 0 { stateBeforeUpdate = state }
    openUpdates += 1
    defer {
      openUpdates -= 1
      if openUpdates == 0, let before = stateBeforeUpdate {
        stateBeforeUpdate = nil
        notify(ifChangedFrom: before)
      }
    }
    try changes(self)
  }

  /// Calls back after each change, until ``removeObserver(_:)`` is called with the number returned.
  @discardableResult
  public func observe(_ notify: @escaping (SpeechBubbleView) -> Void) -> Int {
    lastObserverID += 1
    observers.append((lastObserverID, notify))
    return lastObserverID
  }

  /// Stops calling an observer back; an unknown number is ignored.
  public func removeObserver(_ id: Int) { observers.removeAll { $0.id == id } }

  /// The picture of the bubble as it is now, drawn only if something changed since the last call.
  ///
  /// - Throws: ``BubbleError/tooNarrow(needed:available:)`` if the width limit is too small for the bubble.
  public func grid() throws(BubbleError) -> Grid { try grid(rows: 0..<layout().rows) }

  /// Some rows of the picture, as much as can be seen of a tall one. They keep the numbers they have in the whole.
  public func grid(rows: Range<Int>) throws(BubbleError) -> Grid {
    let layout = try layout()
    let rows = rows.clamped(to: 0..<layout.rows)
    if let picture, picture.rowRange == rows { return picture }
    let grid = layout.render(rows: rows)
    count(.paint)
    picture = grid
    return grid
  }

  /// The bubble as it is now, measured: its size and where everything stands.
  ///
  /// - Throws: As ``grid()``.
  public func layout() throws(BubbleError) -> BubbleLayout { try measuredLayout() }

  /// The bubble in words; see ``Bubble/accessibilityLabel``.
  public var accessibilityLabel: String { bubble.accessibilityLabel }

  private func change(_ body: (inout State) -> Void) {
    let before = state
    body(&state)
    guard state != before else { return }
    invalidate(from: before)
    if openUpdates == 0 { notify(ifChangedFrom: before) }
  }

  private func notify(ifChangedFrom before: State) {
    guard state != before else { return }
    for observer in observers { observer.notify(self) }
  }
}

/// What a change makes anew.
extension SpeechBubbleView {
  private func invalidate(from before: State) {
    picture = nil
    let stage = Self.firstStage(from: before, to: state)
    if stage <= .geometry { measured = nil }
    if stage == .text { wrappings = [] }
    if state.bubble.text != before.bubble.text || state.controls != before.controls
      || state.options.glyphs != before.options.glyphs
    {
      styledText = nil
    }
  }

  /// The first stage that a change calls for, as the property table has it.
  private static func firstStage(from before: State, to after: State) -> DrawingStage {
    if before.options != after.options || before.controls != after.controls { return .text }
    return BubbleProperty.all.filter { $0.value(in: before.bubble) != $0.value(in: after.bubble) }
      .map(\.stage).min() ?? .paint
  }

  private func measuredLayout() throws(BubbleError) -> BubbleLayout {
    if let measured, measured.bubble == bubble { return measured }
    if let measured {
      // Only what is painted has changed.
      let repainted = BubbleLayout(bubble: bubble, options: options, text: measured.text, geometry: measured.geometry)
      self.measured = repainted
      return repainted
    }
    let layout = try bubble.measure(options) { wrap($0) }
    count(.geometry)
    measured = layout
    return layout
  }

  /// Wraps the text, unless it was wrapped this way before. A bubble asks for two rooms at most.
  private func wrap(_ request: WrapOptions) -> TextLayout {
    if let known = wrappings.first(where: { $0.options == request }) { return known }
    let text = styledText ?? StyledText(bubble.text, policy: controls, isASCII: options.glyphs.isASCII)
    styledText = text
    let layout = TextLayout(wrapping: text, request)
    count(.text)
    wrappings = wrappings.suffix(1) + [layout]
    return layout
  }

  private func count(_ stage: DrawingStage) { passes[stage, default: 0] += 1 }
}
