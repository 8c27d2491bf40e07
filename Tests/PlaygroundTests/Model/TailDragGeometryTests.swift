import SpeechBubble
import Testing

@testable import Playground

/// The tail follows the pointer.
@Suite struct TailDragGeometryTests {
  private func geometry(_ bubble: Bubble) throws -> BubbleGeometry { try bubble.measure().geometry }

  private static let bubbles = [
    Bubble("hi", style: .line, arrowPosition: .bottom),
    Bubble("a rather long line of text\nand another", style: .line, arrowPosition: .bottom).arrowSize(2).textInset(4),
    Bubble("1\n2\n3\n4\n5\n6\n7\n8\n9", style: .line, arrowPosition: .bottom),
    Bubble("round and\nround it\ngoes\nwith\nno end", style: .line, arrowPosition: .bottom).cornerRadius(6),
    Bubble("no\nborder", style: .fill, arrowPosition: .bottom).borderWidth(0),
  ]

  /// Along every edge, from end to end: the tip is over the pointer's cell wherever the corners let it be, and never
  /// goes back.
  @Test(arguments: bubbles, ArrowPosition.allCases)
  func tipIsAtThePointer(_ bubble: Bubble, _ edge: ArrowPosition) throws {
    let before = try geometry(bubble.arrowPosition(edge))
    let first = try tail(bubble.arrow(edge, ratio: 0, size: bubble.arrowSize)).position
    let last = try tail(bubble.arrow(edge, ratio: 1, size: bubble.arrowSize)).position
    var previous = Int.min
    for along in 0..<(edge.isVertical ? before.body.columns : before.body.rows) {
      let placement = TailDrag(geometry: before).placement(at: Self.cell(along, on: edge, of: before.body))
      #expect(placement.edge == edge)
      let position = try tail(bubble.arrow(edge, ratio: placement.ratio, size: bubble.arrowSize)).position
      let wanted = edge.isVertical ? along...along + 1 : along...along
      #expect(wanted.contains(position) || position == first || position == last, "\(edge) \(along): \(position)")
      #expect(position >= previous)
      previous = position
    }
    #expect(previous == last)
  }

  private func tail(_ bubble: Bubble) throws -> TailPlacement { try #require(try geometry(bubble).tail) }

  /// A cell beside the edge, outside, where no other edge is as near.
  private static func cell(_ along: Int, on edge: ArrowPosition, of body: CellRectangle) -> ScreenPoint {
    switch edge {
    case .top: ScreenPoint(column: body.column + along, row: body.row - 1)
    case .bottom: ScreenPoint(column: body.column + along, row: body.rowRange.upperBound)
    case .left: ScreenPoint(column: body.column - 1, row: body.row + along)
    case .right: ScreenPoint(column: body.columnRange.upperBound, row: body.row + along)
    }
  }

  /// Far outside as well as inside, every cell belongs to some edge; opposite cells to opposite edges.
  @Test(arguments: bubbles) func everyCellHasAnEdge(_ bubble: Bubble) throws {
    let drag = TailDrag(geometry: try geometry(bubble))
    let body = drag.geometry.body
    for column in -20..<body.columns + 20 {
      for row in -20..<body.rows + 20 {
        let (edge, ratio) = drag.placement(at: ScreenPoint(column: column, row: row))
        #expect(0...1 ~= ratio)
        let mirrored = ScreenPoint(
          column: 2 * body.column + body.columns - 1 - column, row: 2 * body.row + body.rows - 1 - row)
        if drag.placement(at: mirrored).edge == edge { #expect(edge == .bottom) }
      }
    }
  }

  @Test func tailAndBorderAreTakenHoldOf() throws {
    let drag = TailDrag(geometry: try geometry(Bubble("hello", style: .line, arrowPosition: .bottom)))
    // ╭───────╮
    // │ hello │
    // ╰──╮  ╭─╯
    //     ╲╱
    let hits = (0..<4).map { row in
      (0..<9).map { column in
        switch drag.hit(ScreenPoint(column: column, row: row)) {
        case .tail: "t"
        case .border: "b"
        case nil: "."
        }
      }.joined()
    }
    #expect(hits == ["bbbbbbbbb", "b.......b", "bbbbttbbb", "....tt..."])
  }

  @Test func bubbleWithoutTailHasNothingToHold() throws {
    let drag = TailDrag(geometry: try geometry(Bubble("x", style: .line, arrowPosition: .bottom).arrowSize(0)))
    #expect(drag.hit(ScreenPoint(column: 0, row: 0)) == nil)
  }
}
