import TestSupport
import Testing

@testable import SpeechBubble

struct BlockRendererTests {
  @Test func solidBubblesHaveHalfBlockEdges() throws {
    expectPicture(
      try Bubble("solid", style: .fill, arrowPosition: .bottom).render(),
      """
      ▗▄▄▄▄▄▄▄▖
      ▐ solid ▌
      ▝▀▀▜  ▛▀▘
          ▜▛
      """, keepsOutline: false)
  }

  @Test func borderThreeIsAStrokeOfSubCells() throws {
    expectPicture(
      try Bubble("stroke", style: .line, arrowPosition: .top).borderWidth(3).arrowSize(2).render(),
      """
          ▞▚
         ▞  ▚
      ▗▄▞    ▚▄▖
      ▐ stroke ▌
      ▝▀▀▀▀▀▀▀▀▘
      """, keepsOutline: false)
  }

  @Test func cornersAndJointsAreNotDashed() throws {
    expectPicture(
      try Bubble("hello dashed world", style: .dottedLine, arrowPosition: .bottom).borderWidth(3).render(),
      """
      ▗▖▗▄ ▄▖▗▄ ▄▖▗▄ ▄▖▗▄ ▄▖
      ▗ hello dashed world ▖
      ▝▘▝▀ ▀▘▝▀▚  ▞▀ ▀▘▝▀ ▀▘
                ▚▞
      """, keepsOutline: false)
  }

  @Test func withoutBorderOnlyTheTailIsDrawn() throws {
    let bubble = Bubble("hi", style: .line, arrowPosition: .bottom).borderWidth(0).textInset(2)
    #expect(try bubble.render().picture == "\n  hi\n")
    #expect(try bubble.style([.fill, .line]).render().picture == "\n  hi\n\n  ▜▛")
    #expect(try bubble.style(.fill).arrowPosition(.left).render().picture == "\n▐  hi\n")
  }

  @Test func narrowCapsulesHaveTopAndBottom() throws {
    let bubble = Bubble("a\nb\nc\nd\ne\nf\ng\nh\ni", style: .line, arrowPosition: .left).cornerRadius(40)
    for text in ["", bubble.text] {
      let rows = try bubble.text(text).borderWidth(3).textInset(0).render().picture.split(
        separator: "\n", omittingEmptySubsequences: false)
      #expect(rows.allSatisfy { !$0.isEmpty })
    }
  }

  /// Seen by sub-cells, stroke and tail are one piece. Not asked of a side tail that leaves a wide curve: there the traced
  /// corner, on which its rows depend, and the sampled one part by a sub-cell.
  @Test func noSubCellStandsApart() throws {
    var random = SeededRandom(seed: 11)
    for sweep in SweepCase.everyPair(seed: 8).shuffled(using: &random).prefix(3000) where sweep.border > 0 {
      guard sweep.bubble.arrowPosition.isVertical || sweep.bubble.cornerRadius <= 2 else { continue }
      let bubble = sweep.bubble.style(sweep.bubble.style == .fill ? .fill : .line).borderWidth(3).textInset(2)
      let grid = try bubble.render()
      let pieces = SubCells(grid).pieces
      #expect(pieces == 1, "\(sweep)\n\(grid.picture)")
    }
  }
}

/// The sub-cells that block elements of a picture set.
private struct SubCells {
  private var isSet: Set<[Int]> = []

  init(_ grid: Grid) {
    let glyphs = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█".unicodeScalars.map(\.value)
    for row in grid.rowRange {
      for (column, cell) in zip(0..., grid.cells(ofRow: row)) {
        let bits = glyphs.firstIndex(of: cell.glyph) ?? 0
        for quarter in 0..<4 where bits >> quarter & 1 == 1 {
          isSet.insert([2 * column + quarter % 2, 2 * row + quarter / 2])
        }
      }
    }
  }

  /// How many pieces they form, corners touching included.
  var pieces: Int {
    var left = isSet
    var count = 0
    while let start = left.popFirst() {
      count += 1
      var open = [start]
      while let place = open.popLast() {
        for x in -1...1 {
          for y in -1...1 {
            if let next = left.remove([place[0] + x, place[1] + y]) { open.append(next) }
          }
        }
      }
    }
    return count
  }
}
