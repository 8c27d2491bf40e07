import TerminalText

/// Gives the text back that stands in bubbles: frames, tails and padding are removed, and rows that were one line joined.
///
/// A break is taken for one of the wrapping's if the next word would not have fitted; then the rows are joined with a
/// space, without one between two Han or Kana characters and after a letter and `-`. What a picture cannot tell, such as a
/// line end before a word that would not have fitted, counts as the wrapping's. What stands outside of bubbles stays;
/// several bubbles are paragraphs apart.
public struct Unwrapper: Sendable {
  /// Whether every row stays a line.
  public var keepsBreaks = false
  public var metrics = CellMetrics()

  public init() {}

  /// - Parameter picture: Bubbles as they were written for a terminal, with colours or without.
  /// - Returns: Their text, a line end after each line.
  /// - Complexity: O(*n*) in the picture, unless it is full of frames that nothing closes.
  public func text(of picture: StyledText) -> String {
    let lines = picture.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { PictureRow(String(decoding: $0, as: UTF8.self), metrics: metrics) }
    var page = UnwrappedPage()
    var number = 0
    while number < lines.count {
      if let found = FrameReader.bubble(in: lines, at: number) {
        let text = RowJoiner(found.rows, metrics: metrics).text(keepsBreaks: keepsBreaks)
        page.add(bubble: text)
        number = found.end
      } else {
        page.add(outside: lines[number])
        number += 1
      }
    }
    return page.finish()
  }
}
