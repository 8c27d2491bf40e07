import TerminalText

/// The outline law, read off a finished picture by code that shares nothing with the renderer: every arm of a box glyph
/// meets an arm of the neighbouring cell, or where the border opens into the tail a diagonal half a cell away; diagonals
/// meet at corners of cells; and all of it is one closed loop, or one for each bubble where there are several.
package struct OutlineLaw {
  package private(set) var violations: [String] = []

  private struct Place: Hashable {
    var column: Int
    var row: Int
  }

  private var glyphs: [Place: Character] = [:]
  /// Ends of diagonals at the corners of cells; a corner is named by the cell to its lower right.
  private var corners: [Place: [Place]] = [:]
  private var neighbours: [Place: [Place]] = [:]

  package init(_ picture: String, bubbles: Int = 1) {
    read(picture)
    for (place, glyph) in glyphs { noteDiagonal(glyph, at: place) }
    for (place, glyph) in glyphs {
      for arm in Self.arms[glyph] ?? "" { follow(arm, of: place) }
    }
    for (corner, ends) in corners {
      if ends.count == 2 { join(ends[0], ends[1]) } else { fail("\(ends.count) strokes meet", at: corner) }
    }
    for (place, others) in neighbours where others.count != 2 { fail("\(others.count) ends", at: place) }
    checkLoops(bubbles)
    violations.sort()
  }

  private mutating func read(_ picture: String) {
    for (row, line) in picture.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      var column = 0
      for character in line {
        let isStroke = Self.arms[character] != nil || "╱╲<>".contains(character)
        if isStroke {
          glyphs[Place(column: column, row: row)] = character
          neighbours[Place(column: column, row: row)] = []
        }
        column += CellMetrics().columns(of: String(character))
      }
    }
  }

  private mutating func noteDiagonal(_ glyph: Character, at place: Place) {
    let (x, y) = (place.column, place.row)
    let ends: [(Int, Int)] =
      switch glyph {
      case "╱": [(x + 1, y), (x, y + 1)]
      case "╲": [(x, y), (x + 1, y + 1)]
      case "<": [(x + 1, y), (x + 1, y + 1)]
      case ">": [(x, y), (x, y + 1)]
      default: []
      }
    for end in ends { corners[Place(column: end.0, row: end.1), default: []].append(place) }
  }

  private mutating func follow(_ arm: Character, of place: Place) {
    let (dx, dy, opposite): (Int, Int, Character) =
      switch arm {
      case "N": (0, -1, "S")
      case "S": (0, 1, "N")
      case "E": (1, 0, "W")
      default: (-1, 0, "E")
      }
    let next = Place(column: place.column + dx, row: place.row + dy)
    if let glyph = glyphs[next], Self.arms[glyph]?.contains(opposite) == true {
      neighbours[place]!.append(next)
    } else if dy == 0 || !meetsDiagonal(place, below: dy > 0) {
      fail("arm \(arm) meets nothing", at: place)
    }
  }

  /// Joins the arm to the loose end of a diagonal at one of the two corners it points between.
  private mutating func meetsDiagonal(_ place: Place, below: Bool) -> Bool {
    for column in [place.column, place.column + 1] {
      let corner = Place(column: column, row: below ? place.row + 1 : place.row)
      guard let ends = corners[corner], ends.count == 1 else { continue }
      // The diagonal goes on from there, away from the cell: it stands diagonally next to it.
      guard abs(ends[0].column - place.column) == 1, abs(ends[0].row - place.row) == 1 else { continue }
      corners[corner] = nil
      join(place, ends[0])
      return true
    }
    return false
  }

  private mutating func join(_ one: Place, _ other: Place) {
    neighbours[one, default: []].append(other)
    neighbours[other, default: []].append(one)
  }

  private mutating func checkLoops(_ expected: Int) {
    var loops = 0
    var seen: Set<Place> = []
    for start in neighbours.keys where seen.insert(start).inserted {
      loops += 1
      var open = [start]
      while let place = open.popLast() {
        for next in neighbours[place] ?? [] where seen.insert(next).inserted { open.append(next) }
      }
    }
    if loops != expected { violations.append("\(loops) outlines in place of \(expected)") }
  }

  private mutating func fail(_ what: String, at place: Place) {
    violations.append("\(what) at column \(place.column), row \(place.row)")
  }

  private static let arms: [Character: String] = {
    var arms: [Character: String] = [:]
    for glyph in "─╌━╍═" { arms[glyph] = "EW" }
    for glyph in "│╎┃╏║" { arms[glyph] = "NS" }
    for glyph in "╭┌┏╔" { arms[glyph] = "ES" }
    for glyph in "╮┐┓╗" { arms[glyph] = "SW" }
    for glyph in "╰└┗╚" { arms[glyph] = "NE" }
    for glyph in "╯┘┛╝" { arms[glyph] = "NW" }
    return arms
  }()
}
