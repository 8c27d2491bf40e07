import SpeechBubble
import TerminalText

/// A bubble that is written while its text arrives: bytes in, bytes for the terminal out.
///
///     var bubble = try StreamingBubble(Bubble("", style: .line, arrowPosition: .bottom), columns: 30)
///     write(bubble.feed(Array("Hello, wor".utf8)))  // ╭──…──╮ and │ Hello,
///     write(bubble.feed(Array("ld".utf8)))
///     write(bubble.finish())                        // world, its border, and the tail
///
/// Rows are written once, from left to right: nothing is moved up, erased or drawn again. A word is written as soon as
/// its end is known, which is with the byte after it; padding and right border when the row is full or ends; bottom
/// border and tail when the text ends. Rows that are centred, set to the right or justified, and those of lines of which
/// it is not known yet that they run from left to right, appear when they are complete.
///
/// The bubble is as wide as it may be from the start, a left or right tail sits in the first row inside the border, one
/// column long, and the corners' radius is at most 3. However the text is cut into pieces, all bytes together are the
/// same.
public struct StreamingBubble: Sendable {
  private let frame: LiveFrame
  private let output: BubbleOutput
  private let indent: Int
  private var filter: ControlFilter
  private var wrapper: LiveWrapper
  private var hasStarted = false
  /// Rows of text that are complete.
  private var rows = 0
  private var written = WrittenPart()
  private var bytes: [UInt8] = []

  /// What was written of the row that has not ended.
  private struct WrittenPart {
    var byteCount = 0
    /// Columns of its text.
    var columns = 0
    /// Whether all of it was written but the line feed.
    var isComplete = false
    var leaving: [UInt8] = []
    var entering: [UInt8] = []
  }

  /// - Parameters:
  ///   - bubble: Its looks; its text is not looked at.
  ///   - columns: The columns of the whole bubble, tail included.
  ///   - indent: Blank columns to the left of it.
  /// - Throws: ``BubbleError/tooNarrow(needed:available:)`` if `columns` are under what the bubble needs at least.
  public init(
    _ bubble: Bubble, columns: Int, options: RenderOptions = RenderOptions(), output: BubbleOutput = BubbleOutput(),
    indent: Int = 0
  ) throws(BubbleError) {
    var options = options
    options.isOpen = output.frame == .open
    frame = try LiveFrame(output.frame == .none ? bubble.bare : bubble, options, columns: columns)
    self.output = output
    self.indent = max(indent, 0)
    filter = ControlFilter(policy: output.controls, isASCII: options.glyphs.isASCII)
    wrapper = LiveWrapper(frame.wrapOptions)
  }

  /// Draws what stands above the text, if that has not been done.
  ///
  /// - Returns: What is to be written now.
  public mutating func start() -> [UInt8] {
    begin()
    return takeBytes()
  }

  /// Takes the next bytes of the text, which may be cut anywhere.
  ///
  /// - Returns: What is to be written now.
  public mutating func feed(_ text: some Sequence<UInt8>) -> [UInt8] {
    begin()
    feedFilter(text)
    wrapper.feed(filter.takeFinished())
    writeRows()
    if let growing = wrapper.growing, frame.growsFromLeft { write(growing.row, isFull: growing.isFull) }
    return takeBytes()
  }

  /// Ends the text and the bubble, which takes no more afterwards.
  ///
  /// - Parameter hasTail: Whether a tail at the bottom is drawn.
  /// - Returns: What is to be written now.
  public mutating func finish(hasTail: Bool = true) -> [UInt8] {
    finishText()
    encode(frame.bottom(textRows: max(rows, 1), hasTail: hasTail))
    return takeBytes()
  }

  /// Ends the text, but leaves the bubble open at its bottom.
  ///
  /// - Returns: What is to be written now.
  public mutating func endText() -> [UInt8] {
    finishText()
    return takeBytes()
  }

  /// What takes the terminal back to its default state in the middle of a row, before the process is stopped.
  public var pause: [UInt8] { written.isComplete ? [] : written.leaving }

  /// What takes it on from there.
  public var resumption: [UInt8] { written.isComplete ? [] : written.entering }
}

extension StreamingBubble {
  private mutating func begin() {
    guard !hasStarted else { return }
    hasStarted = true
    encode(frame.top)
  }

  private mutating func feedFilter(_ text: some Sequence<UInt8>) {
    let isFed: Void? = text.withContiguousStorageIfAvailable { filter.feed($0) }
    if isFed == nil { Array(text).withUnsafeBufferPointer { filter.feed($0) } }
  }

  private mutating func finishText() {
    begin()
    wrapper.finish(filter.takeRest())
    writeRows()
  }

  /// Writes the rows that have ended.
  private mutating func writeRows() {
    let text = wrapper.text
    for row in wrapper.takeRows() {
      writeWhole(frame.row(rows, row, of: text))
      bytes.append(UInt8(ascii: "\n"))
      rows += 1
      written = WrittenPart()
    }
  }

  /// Writes the row that has not ended, as far as it is certain.
  private mutating func write(_ row: TextLayout.Row, isFull: Bool) {
    guard row.columns > written.columns || isFull && !written.isComplete else { return }
    let grid = frame.row(rows, row, of: wrapper.text)
    if isFull { writeWhole(grid) } else { writeStart(grid, to: frame.endColumn(of: row)) }
    written.columns = row.columns
    written.isComplete = isFull
  }

  private mutating func writeWhole(_ grid: Grid) {
    var row: [UInt8] = []
    encoder(of: grid).encode(row: grid.rowRange.lowerBound, indent: indent, into: &row)
    writeRest(of: row)
  }

  private mutating func writeStart(_ grid: Grid, to end: Int) {
    var row: [UInt8] = []
    let encoder = encoder(of: grid)
    (written.leaving, written.entering) = encoder.encode(
      startOf: grid.rowRange.lowerBound, to: end, indent: indent, into: &row)
    writeRest(of: row)
  }

  /// Writes what of a row is not written yet. A row is encoded from its start each time, as it is no longer than the
  /// bubble is wide, and what was written before is the start of that.
  private mutating func writeRest(of row: [UInt8]) {
    bytes += row.dropFirst(written.byteCount)
    written.byteCount = max(row.count, written.byteCount)
  }

  private mutating func encode(_ grid: Grid) {
    let encoder = encoder(of: grid)
    for row in grid.rowRange {
      encoder.encode(row: row, indent: indent, into: &bytes)
      bytes.append(UInt8(ascii: "\n"))
    }
  }

  private func encoder(of grid: Grid) -> GridRowEncoder {
    GridRowEncoder(
      grid, depth: output.depth, appearance: output.appearance, trimsVisibleBlanks: output.frame == .open)
  }

  private mutating func takeBytes() -> [UInt8] {
    defer { bytes.removeAll(keepingCapacity: true) }
    return bytes
  }
}
