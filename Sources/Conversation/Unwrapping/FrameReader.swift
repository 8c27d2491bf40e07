import TerminalText

/// Finds a bubble in a picture: where its frame is, and what stands inside.
///
/// Frames are known by their columns, so that text may hold anything, also what frames are drawn with.
struct FrameReader {
  /// A bubble that was found.
  struct Found {
    /// What stands inside the frame, row by row, with the blanks around it.
    var rows: [FramedRow]
    /// Past the frame's last line.
    var end: Int
  }

  private let lines: [PictureRow]
  private var glyphs: FrameGlyphs
  /// The columns of the left and of the right border.
  private var left = 0
  private var right = 0
  private var rows: [FramedRow] = []

  /// The bubble whose top border is a line of the picture; `nil` if there is none.
  static func bubble(in lines: [PictureRow], at line: Int) -> Found? {
    guard !lines[line].isBlank else { return nil }
    for glyphs in FrameGlyphs.all where glyphs.isTopLeft(lines[line].glyph(at: lines[line].start)) {
      var reader = FrameReader(lines: lines, glyphs: glyphs)
      if let found = reader.read(from: line) { return found }
    }
    return BlockFrameReader.bubble(in: lines, at: line)
  }

  private init(lines: [PictureRow], glyphs: FrameGlyphs) {
    self.lines = lines
    self.glyphs = glyphs
  }

  private mutating func read(from first: Int) -> Found? {
    guard isEdge(lines[first]), lines[first].glyphs.contains(where: { glyphs.isHorizontal($0) }) else { return nil }
    left = lines[first].start
    right = rightBorder(of: lines[first])
    var line = first + 1
    while line < lines.count, widens(at: lines[line]) {
      add(lines[line])
      right += left - lines[line].start
      left = lines[line].start
      line += 1
    }
    while line < lines.count {
      if let step = narrowing(at: line) {
        left += step
        right -= step
        add(lines[line])
      } else if isBottom(lines[line]) {
        return rows.isEmpty ? nil : Found(rows: rows, end: line + 1)
      } else if isInside(lines[line]) {
        add(lines[line])
      } else {
        return nil
      }
      line += 1
    }
    return nil
  }

  /// Whether nothing but an edge of the frame is in a line.
  private func isEdge(_ line: PictureRow) -> Bool {
    let all = line.glyphs
    return all.count >= 3 && all.allSatisfy(glyphs.isOfEdge)
  }

  /// An open frame has none; there it would be past the end of the edge.
  private func rightBorder(of line: PictureRow) -> Int {
    glyphs.isTopRight(line.glyphs.last) ? line.end - 1 : line.end
  }

  /// Whether an upper corner of a large radius goes on in a line.
  private func widens(at line: PictureRow) -> Bool {
    line.start < left && !line.isBlank && glyphs.isTopLeft(line.glyph(at: line.start))
      && !glyphs.isVertical(line.glyph(at: left))
  }

  /// By how many columns a lower corner of a large radius goes in, below a line; `nil` if there is none.
  private func narrowing(at number: Int) -> Int? {
    let line = lines[number]
    guard glyphs.isBottomLeft(line.glyph(at: left)), !glyphs.isVertical(line.glyph(at: left)), number + 1 < lines.count
    else { return nil }
    var column = left + 1
    while glyphs.isHorizontal(line.glyph(at: column)) { column += 1 }
    let turns = glyphs.isTopRight(line.glyph(at: column)) && glyphs.isBottomLeft(lines[number + 1].glyph(at: column))
    return turns && lines[number + 1].start == column ? column - left : nil
  }

  private func isBottom(_ line: PictureRow) -> Bool {
    glyphs.isBottomLeft(line.glyph(at: left)) && line.start == left && isEdge(line)
  }

  /// Whether a line has the left border, or an opening to a tail in its place.
  private func isInside(_ line: PictureRow) -> Bool {
    if let glyph = line.glyph(at: left) { return glyphs.isVertical(glyph) && line.start == left }
    return line.start < left && !line.isBlank
  }

  private mutating func add(_ line: PictureRow) {
    // Words that may run over the border do so to the end of the line.
    let border = line.glyph(at: right)
    let runsOver = !rows.isEmpty && border.map { !glyphs.isVertical($0) && !glyphs.isOfEdge($0) } ?? false
    rows.append(FramedRow(line, inside: left + 1..<max(right, left + 1), end: runsOver ? line.end : nil))
  }
}
