/// Places things side by side between lines. Each has a column that it must not leave, that of its tail's tip.
enum Shelf {
  /// A body, or the stem of a tail on its way to a body further away.
  struct Item {
    let columns: Int
    /// The tip's place on the page, and the places that it may have in the item, as boundaries between columns.
    let tip: Int
    let tipPlaces: ClosedRange<Int>

    var leastColumn: Int { max(tip - tipPlaces.upperBound, 0) }
    func mostColumn(before end: Int) -> Int { min(tip - tipPlaces.lowerBound, end - columns) }
  }

  /// Blank columns between two items.
  private static let gap = 1

  /// The column of each item, as near as can be to where its tip is in its middle (floating-ui's "shift"), so that none
  /// leaves the page, none touches another, and all are in the order of their tips.
  ///
  /// - Returns: `nil` if there is no room for them.
  static func columns(of items: [Item], pageColumns: Int) -> [Int]? {
    let order = items.indices.sorted { (items[$0].tip, $0) < (items[$1].tip, $1) }
    let most = mostColumns(of: items, order, pageColumns: pageColumns)
    var columns = most
    var free = 0
    for index in order {
      let least = max(free, items[index].leastColumn)
      guard least <= most[index] else { return nil }
      columns[index] = min(max(items[index].tip - items[index].columns / 2, least), most[index])
      free = columns[index] + items[index].columns + gap
    }
    return columns
  }

  /// The last column in which each item leaves room for those behind it.
  private static func mostColumns(of items: [Item], _ order: [Int], pageColumns: Int) -> [Int] {
    var most = Array(repeating: 0, count: items.count)
    var end = pageColumns
    for index in order.reversed() {
      most[index] = items[index].mostColumn(before: end)
      end = most[index] - gap
    }
    return most
  }
}
