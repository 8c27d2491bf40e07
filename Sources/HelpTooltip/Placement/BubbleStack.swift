/// The bubbles between a line and its neighbour that point at that line, from one side.
///
/// They stand on shelves, the first next to the line. The tail of a bubble on a shelf further away becomes a stem that
/// passes between the bubbles on those before; where there is no room for that, the bubble is put behind all the others.
struct BubbleStack {
  struct Entry {
    /// The number of the tooltip.
    let tooltip: Int
    let bubble: MeasuredBubble
    /// The tip's place on the page, as a boundary between columns.
    let tip: Int
  }

  /// A bubble in its place. Rows are counted from the line, away from it.
  struct Placed {
    let entry: Entry
    let column: Int
    /// The rows of the stem are between those of the tail and those of the body.
    let tailRow: Int
    let bodyRow: Int

    var bodyRows: Int { entry.bubble.rows - entry.bubble.tailSize }
    var endRow: Int { bodyRow + bodyRows }
  }

  let pageColumns: Int
  private var shelves: [[Entry]] = []
  /// Those behind all the others.
  private var loose: [Entry] = []

  init(pageColumns: Int) { self.pageColumns = pageColumns }

  enum Reach {
    /// On the shelf next to the line.
    case adjacent
    /// On any shelf.
    case byStem
    case anywhere
  }

  /// Adds a bubble, if there is room for it without one of those there having to go.
  mutating func add(_ entry: Entry, within reach: Reach) -> Bool {
    let arrangements =
      reach == .adjacent
      ? [arrangement(adding: entry, toShelf: 0)]
      : shelves.indices.map { arrangement(adding: entry, toShelf: $0) }
        + (0...shelves.count).reversed().map { arrangement(adding: entry, toShelfBefore: $0) }
    if let possible = arrangements.first(where: \.isPossible) {
      self = possible
      return true
    }
    if reach == .anywhere { loose.append(entry) }
    return reach == .anywhere
  }

  private func arrangement(adding entry: Entry, toShelf number: Int) -> BubbleStack {
    guard shelves.indices.contains(number) else { return arrangement(adding: entry, toShelfBefore: number) }
    var copy = self
    copy.shelves[number].append(entry)
    return copy
  }

  /// A shelf for itself, which pushes those behind it further away.
  private func arrangement(adding entry: Entry, toShelfBefore number: Int) -> BubbleStack {
    var copy = self
    copy.shelves.insert([entry], at: number)
    return copy
  }

  private var isPossible: Bool { shelves.indices.allSatisfy { columns(ofShelf: $0) != nil } }

  /// The columns of the bodies on a shelf, and of the stems that pass it.
  private func columns(ofShelf number: Int) -> [Int]? {
    let stems = shelves[(number + 1)...].joined().map(\.stem)
    return Shelf.columns(of: shelves[number].map(\.body) + stems, pageColumns: pageColumns)
  }

  /// The bubbles in their places.
  var placed: [Placed] {
    var placed: [Placed] = []
    var row = 0
    for (number, shelf) in shelves.enumerated() {
      let columns = columns(ofShelf: number) ?? []
      let these = zip(shelf, columns).map { entry, column in
        Placed(entry: entry, column: column, tailRow: 0, bodyRow: max(row, entry.bubble.tailSize))
      }
      row = these.map(\.endRow).max() ?? row
      placed += these
    }
    for entry in loose {
      let columns = Shelf.columns(of: [entry.body], pageColumns: pageColumns) ?? [0]
      placed.append(
        Placed(entry: entry, column: columns[0], tailRow: row, bodyRow: row + entry.bubble.tailSize))
      row = placed[placed.count - 1].endRow
    }
    return placed
  }
}

extension BubbleStack.Entry {
  fileprivate var body: Shelf.Item {
    Shelf.Item(columns: bubble.columns, tip: tip, tipPlaces: bubble.tailPlaces)
  }

  fileprivate var stem: Shelf.Item {
    Shelf.Item(columns: 2 * bubble.stemReach, tip: tip, tipPlaces: bubble.stemReach...bubble.stemReach)
  }
}
