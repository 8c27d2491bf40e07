import TerminalText

/// A text and a cursor in it that moves by grapheme clusters.
struct TextEditor: Hashable {
  /// Where the cursor is: before a cluster of a line, or behind its last one.
  struct Place: Hashable {
    var line: Int
    var cluster: Int
  }

  /// The clusters of each line; there is always one line.
  private(set) var lines: [[String]]
  private(set) var cursor: Place

  /// Puts the cursor behind the text.
  init(_ text: String) {
    lines = Self.split(text)
    cursor = Place(line: lines.count - 1, cluster: lines[lines.count - 1].count)
  }

  var text: String { lines.map { $0.joined() }.joined(separator: "\n") }

  private static func split(_ text: String) -> [[String]] {
    text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { clusters(Array($0)) }
  }

  private static func clusters(_ utf8: [UInt8]) -> [String] {
    utf8.withUnsafeBufferPointer { bytes in
      var reader = ClusterReader(bytes, bytes.indices, metrics: CellMetrics())
      var clusters: [String] = []
      while let cluster = reader.next() {
        clusters.append(String(decoding: bytes[cluster.start..<cluster.end], as: UTF8.self))
      }
      return clusters
    }
  }
}

/// Editing.
extension TextEditor {
  /// Puts text before the cursor. What is typed scalar by scalar joins the clusters beside it as far as they belong
  /// together; the cursor is then behind the joined cluster.
  mutating func insert(_ text: String) {
    let line = lines[cursor.line]
    let before = line[..<cursor.cluster].joined() + text
    let inserted = Self.split(before)
    let lastLine = inserted[inserted.count - 1].joined()
    var replaced = Self.split(before + line[cursor.cluster...].joined())
    let end = Self.firstBoundary(in: replaced[replaced.count - 1], from: lastLine.utf8.count)
    if replaced.isEmpty { replaced = [[]] }
    lines.replaceSubrange(cursor.line...cursor.line, with: replaced)
    cursor = Place(line: cursor.line + inserted.count - 1, cluster: end)
  }

  /// The first place between clusters that is not before so many bytes.
  private static func firstBoundary(in clusters: [String], from offset: Int) -> Int {
    var bytes = 0
    for (index, cluster) in clusters.enumerated() {
      if bytes >= offset { return index }
      bytes += cluster.utf8.count
    }
    return clusters.count
  }

  mutating func deleteBackward() {
    let place = cursor
    moveLeft()
    if cursor != place { deleteForward() }
  }

  mutating func deleteForward() {
    if cursor.cluster < lines[cursor.line].count {
      lines[cursor.line].remove(at: cursor.cluster)
      rejoin()
    } else if cursor.line + 1 < lines.count {
      let next = lines.remove(at: cursor.line + 1)
      lines[cursor.line] += next
      rejoin()
    }
  }

  /// Clusters that have become neighbours may be one now.
  private mutating func rejoin() {
    let offset = lines[cursor.line][..<cursor.cluster].reduce(0) { $0 + $1.utf8.count }
    lines[cursor.line] = Self.clusters(Array(lines[cursor.line].joined().utf8))
    cursor.cluster = Self.firstBoundary(in: lines[cursor.line], from: offset)
  }

  mutating func deleteToLineStart() {
    lines[cursor.line].removeFirst(cursor.cluster)
    cursor.cluster = 0
  }

  mutating func deleteToLineEnd() {
    lines[cursor.line].removeLast(lines[cursor.line].count - cursor.cluster)
  }

  /// Deletes blanks before the cursor, and the word before them.
  mutating func deleteWordBackward() {
    let line = lines[cursor.line]
    var start = cursor.cluster
    while start > 0, line[start - 1] == " " { start -= 1 }
    while start > 0, line[start - 1] != " " { start -= 1 }
    lines[cursor.line].removeSubrange(start..<cursor.cluster)
    cursor.cluster = start
  }
}

/// Moving the cursor.
extension TextEditor {
  mutating func moveLeft() {
    if cursor.cluster > 0 {
      cursor.cluster -= 1
    } else if cursor.line > 0 {
      cursor.line -= 1
      moveToLineEnd()
    }
  }

  mutating func moveRight() {
    if cursor.cluster < lines[cursor.line].count {
      cursor.cluster += 1
    } else if cursor.line + 1 < lines.count {
      cursor = Place(line: cursor.line + 1, cluster: 0)
    }
  }

  /// To another line, as far as there is one, and there to the column nearest to the present one.
  mutating func moveLines(_ count: Int) {
    let columns = cursorColumns
    cursor.line = min(max(cursor.line + count, 0), lines.count - 1)
    cursor.cluster = 0
    while cursor.cluster < lines[cursor.line].count, cursorColumns < columns { cursor.cluster += 1 }
  }

  mutating func moveToLineStart() { cursor.cluster = 0 }

  mutating func moveToLineEnd() { cursor.cluster = lines[cursor.line].count }

  /// How many columns of its line stand before the cursor.
  var cursorColumns: Int { lines[cursor.line][..<cursor.cluster].reduce(0) { $0 + EditorGlyph($1).columns } }
}
