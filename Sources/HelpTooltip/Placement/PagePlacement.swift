import SpeechBubble
import TerminalText

/// Finds a place for every tooltip of a page.
///
/// After floating-ui's model, in cells: the side asked for, else the one it falls back to; there the bubble is shifted to
/// stay on the page and clear of others, and last the tail is kept off its corners. Above and below always have room,
/// since lines are moved apart for them. Left and right fall back to below.
struct PagePlacement {
  let page: HelpPage
  let tooltips: [Tooltip]
  private let options: RenderOptions
  private let texts: [StyledText]
  private let spans: [AnchorSpans]
  private let vertical: [ArrowPosition: [MeasuredBubble]]

  /// The bubbles below and above lines, by the lines' numbers.
  private(set) var below: [Int: BubbleStack] = [:]
  private(set) var above: [Int: BubbleStack] = [:]
  private(set) var sides: [SideBubble] = []

  init(
    _ page: HelpPage, _ tooltips: [Tooltip], texts: [StyledText], spans: [AnchorSpans], options: RenderOptions
  ) throws(TooltipError) {
    (self.page, self.tooltips, self.texts, self.spans, self.options) = (page, tooltips, texts, spans, options)
    let measure = { (edge: ArrowPosition) throws(TooltipError) in
      try Self.measure(tooltips, texts, tail: edge, columns: page.columns, options)
    }
    vertical = [.top: try measure(.top), .bottom: try measure(.bottom)]
    placeAll()
  }

  private static func measure(
    _ tooltips: [Tooltip], _ texts: [StyledText], tail edge: ArrowPosition, columns: Int, _ options: RenderOptions
  ) throws(TooltipError) -> [MeasuredBubble] {
    var bubbles: [MeasuredBubble] = []
    for (number, tooltip) in tooltips.enumerated() {
      do throws(BubbleError) {
        bubbles.append(
          try MeasuredBubble(tooltip, tail: edge, columns: columns, text: texts[number], options: options))
      } catch {
        switch error {
        case .tooNarrow(let needed, let available):
          throw .tooNarrow(tooltip: number, needed: needed, available: available)
        }
      }
    }
    return bubbles
  }

  /// A bubble that finds no room at the left or right moves the lines apart below, which may tear another one at the side
  /// apart: all is placed again until that does not happen any more.
  private mutating func placeAll() {
    var between = Set(tooltips.indices.filter { !tooltips[$0].isAtSide })
    while true {
      placeBetweenLines(between)
      let homeless = placeAtSides(tooltips.indices.filter { !between.contains($0) })
      if homeless.isEmpty { return }
      between.formUnion(homeless)
    }
  }

  private mutating func placeAtSides(_ numbers: [Int]) -> [Int] {
    let finder = SideFinder(page: page, options: options)
    let open = openGaps
    sides = []
    return numbers.filter { number in
      let place = finder.place(tooltips[number], number: number, text: texts[number], at: spans[number]) { side in
        open.isDisjoint(with: side.gaps) && !sides.contains { $0.touches(side) }
      }
      if let place { sides.append(place) }
      return place == nil
    }
  }

  /// The gaps between lines in which there are bubbles. Gap *n* is before line *n*.
  private var openGaps: Set<Int> { Set(above.keys).union(below.keys.map { $0 + 1 }) }

  private mutating func placeBetweenLines(_ numbers: Set<Int>) {
    (below, above) = ([:], [:])
    for number in tooltips.indices where numbers.contains(number) {
      switch tooltips[number].side {
      case .above: add(number, .bottom, .anywhere)
      case .below, .left, .right: add(number, .top, .anywhere)
      case .auto: addAnywhere(number)
      }
    }
  }

  /// Below or above, wherever the tip can touch what it points at, below if it can at both.
  private mutating func addAnywhere(_ number: Int) {
    let touching = [ArrowPosition.top, .bottom].filter { touches(number, $0) }
    let edges = touching.filter { reaches(number, $0) } + touching.filter { !reaches(number, $0) }
    for reach in [BubbleStack.Reach.adjacent, .byStem] {
      if edges.contains(where: { add(number, $0, reach) }) { return }
    }
    add(number, edges.first ?? .top, .anywhere)
  }

  /// Whether a bubble whose tail is at an edge comes right beside the row of the anchor; not so in the middle of a line
  /// that the terminal shows in several rows.
  private func touches(_ number: Int, _ edge: ArrowPosition) -> Bool {
    let span = span(number, edge)
    return edge == .top ? page.walk(line: span.line) { _ in }.row == span.row : span.row == 0
  }

  /// Whether the tip can stand over the anchor, which is not in a corner of the page.
  private func reaches(_ number: Int, _ edge: ArrowPosition) -> Bool {
    guard let bubble = vertical[edge]?[number] else { return false }
    let columns = span(number, edge).columns
    return columns.lowerBound...columns.upperBound ~= tip(of: bubble, over: columns)
  }

  /// The part of an anchor that is nearest to a bubble.
  private func span(_ number: Int, _ edge: ArrowPosition) -> AnchorSpan {
    edge == .top ? spans[number].last : spans[number].first
  }

  @discardableResult
  private mutating func add(_ number: Int, _ edge: ArrowPosition, _ reach: BubbleStack.Reach) -> Bool {
    guard let bubble = vertical[edge]?[number] else { return false }
    let span = span(number, edge)
    let entry = BubbleStack.Entry(tooltip: number, bubble: bubble, tip: tip(of: bubble, over: span.columns))
    let stacks = edge == .top ? \PagePlacement.below : \PagePlacement.above
    var stack = self[keyPath: stacks][span.line] ?? BubbleStack(pageColumns: page.columns)
    guard stack.add(entry, within: reach) else { return false }
    self[keyPath: stacks][span.line] = stack
    return true
  }

  /// The tip stands over the middle of the anchor, or as near to it as a bubble on the page can have it.
  private func tip(of bubble: MeasuredBubble, over columns: Range<Int>) -> Int {
    let margin = bubble.tailPlaces.lowerBound
    return max(margin, min((columns.lowerBound + columns.upperBound) / 2, page.columns - margin))
  }
}

extension Tooltip {
  fileprivate var isAtSide: Bool { side == .left || side == .right }
}
