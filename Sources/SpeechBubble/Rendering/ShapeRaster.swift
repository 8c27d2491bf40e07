/// Which sub-cells of some rows lie inside a path: those whose centres do, or lie on it.
///
/// Sub-cell (0, 0) is the first of the grid's first cell. Kept as stretches, so that a row costs what crosses it.
struct ShapeRaster {
  let subCells: SubCells
  /// The sub-rows that are known; all others count as outside.
  private let subRows: Range<Int>
  private var stretches: [[Range<Int>]]

  /// - Parameters:
  ///   - contours: A flattened path; open contours count as closed. Where contours overlap, the winding number decides
  ///     (SVG, fill-rule nonzero).
  ///   - rows: The rows of the grid.
  /// - Complexity: O(sub-rows × contour pieces that cross them).
  init(_ contours: [Path.Contour], rows: Range<Int>, _ subCells: SubCells) {
    self.subCells = subCells
    // Some sub-rows more on either side, to know what is the rim.
    subRows =
      rows.lowerBound * subCells.perRow - Self.mostThickness..<rows.upperBound * subCells.perRow + Self.mostThickness
    stretches = Array(repeating: [], count: subRows.count)
    var crossings: [[Crossing]] = Array(repeating: [], count: subRows.count)
    for contour in contours {
      guard var start = contour.points.last else { continue }
      for end in contour.points {
        note(start, end, in: &crossings)
        start = end
      }
    }
    for index in crossings.indices { stretches[index] = Self.stretches(crossings[index].sorted { $0.x < $1.x }) }
  }

  /// The thickest rim, in sub-cells.
  static let mostThickness = 3

  private typealias Crossing = (x: Double, winding: Int)

  /// Sub-cell centres fall exactly on the sides of tails; rounding must not decide on which side.
  private static let tolerance = 1e-9

  /// Notes where a piece crosses the middle of sub-rows.
  private func note(_ start: Point, _ end: Point, in crossings: inout [[Crossing]]) {
    let perRow = Double(subCells.perRow)
    let (low, high) = (min(start.y, end.y) * perRow - 0.5, max(start.y, end.y) * perRow - 0.5)
    guard low < high, high > Double(subRows.lowerBound), low < Double(subRows.upperBound) else { return }
    let first = max(Int(max(low, Double(subRows.lowerBound)).rounded(.up)), subRows.lowerBound)
    let last = min(Int(min(high, Double(subRows.upperBound)).rounded(.up)), subRows.upperBound)
    guard first < last else { return }
    for subRow in first..<last {
      let fraction = ((Double(subRow) + 0.5) / perRow - start.y) / (end.y - start.y)
      crossings[subRow - subRows.lowerBound].append(
        (start.x + fraction * (end.x - start.x), start.y < end.y ? 1 : -1))
    }
  }

  private static func stretches(_ crossings: [Crossing]) -> [Range<Int>] {
    var stretches: [Range<Int>] = []
    var winding = 0
    var start = 0.0
    for crossing in crossings {
      if winding == 0 { start = crossing.x }
      winding += crossing.winding
      guard winding == 0 else { continue }
      let first = Int((start * 2 - 0.5 - tolerance).rounded(.up))
      let last = Int((crossing.x * 2 - 0.5 + tolerance).rounded(.down))
      if first <= last { stretches.append(first..<last + 1) }
    }
    return stretches
  }

  func isInside(_ column: Int, _ row: Int) -> Bool {
    guard subRows.contains(row) else { return false }
    return stretches[row - subRows.lowerBound].contains { $0.contains(column) }
  }

  /// Whether all of a cell is inside.
  func isFull(column: Int, row: Int) -> Bool {
    let columns = SubCells.perColumn * column..<SubCells.perColumn * (column + 1)
    return (subCells.perRow * row..<subCells.perRow * (row + 1)).allSatisfy { subRow in
      subRows.contains(subRow)
        && stretches[subRow - subRows.lowerBound].contains { columns.clamped(to: $0) == columns }
    }
  }

  /// The columns of a row that can hold a rim or be cut by the outline: where the rows around are one stretch each, those
  /// near its ends, else all.
  func edgeColumns(ofRow row: Int, within columns: Range<Int>) -> [Range<Int>] {
    let around =
      row * subCells.perRow - Self.mostThickness..<(row + 1) * subCells.perRow + Self.mostThickness
    var inner = Int.min..<Int.max
    for subRow in around {
      guard subRows.contains(subRow), stretches[subRow - subRows.lowerBound].count == 1 else { return [columns] }
      let stretch = stretches[subRow - subRows.lowerBound][0]
      inner =
        max(
          inner.lowerBound, stretch.lowerBound)..<max(
          min(inner.upperBound, stretch.upperBound), inner.lowerBound, stretch.lowerBound)
    }
    let start = (inner.lowerBound + Self.mostThickness + 1) / SubCells.perColumn
    let end = (inner.upperBound - Self.mostThickness) / SubCells.perColumn
    guard start < end else { return [columns] }
    return [columns.lowerBound..<start, end..<columns.upperBound].map { $0.clamped(to: columns) }
  }

  /// Whether a sub-cell is inside, and within `thickness` of what is outside; 1 to ``mostThickness``.
  func isRim(_ column: Int, _ row: Int, thickness: Int = 1) -> Bool {
    guard isInside(column, row) else { return false }
    return (1...min(max(thickness, 1), Self.mostThickness)).contains { step in
      !isInside(column - step, row) || !isInside(column + step, row) || !isInside(column, row - step)
        || !isInside(column, row + step)
    }
  }
}
