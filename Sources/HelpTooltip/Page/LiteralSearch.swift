import TerminalText

/// Finds the places where a text occurs in another, byte by byte.
struct LiteralSearch {
  private let target: [UInt8]
  private let text: [UInt8]

  init(_ target: String, in text: [UInt8]) {
    self.target = Array(target.utf8)
    self.text = text
  }

  /// The *n*-th place, counted from 1; `nil` if there are fewer.
  func place(of occurrence: Int, wholeWordsOnly: Bool = false) -> Range<Int>? {
    var left = occurrence
    var found: Range<Int>?
    visitPlaces { place in
      if wholeWordsOnly && !isWholeWord(place) { return .goOn }
      left -= 1
      if left == 0 { found = place }
      return left == 0 ? .stop : .goOnBehind
    }
    return found
  }

  /// How many places there are, as far as that matters.
  func count(upTo limit: Int) -> Int {
    var count = 0
    visitPlaces { _ in
      count += 1
      return count < limit ? .goOnBehind : .stop
    }
    return count
  }

  private enum Next { case goOn, goOnBehind, stop }

  private func visitPlaces(_ visit: (Range<Int>) -> Next) {
    guard let first = target.first else { return }
    text.withUnsafeBufferPointer { text in
      var start = 0
      while start + target.count <= text.count {
        guard text[start] == first, text[start..<start + target.count].elementsEqual(target) else {
          start += 1
          continue
        }
        switch visit(start..<start + target.count) {
        case .goOn: start += 1
        case .goOnBehind: start += target.count
        case .stop: return
        }
      }
    }
  }

  private func isWholeWord(_ place: Range<Int>) -> Bool {
    let before = String(decoding: text[max(place.lowerBound - 4, 0)..<place.lowerBound], as: UTF8.self)
    let after = String(decoding: text[place.upperBound..<min(place.upperBound + 4, text.count)], as: UTF8.self)
    return before.unicodeScalars.last.map(Self.isOfWord) != true
      && after.unicodeScalars.first.map(Self.isOfWord) != true
  }

  /// Letters, digits and `-`; marks too, as they make a letter of what is before them.
  private static func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "-" || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      || ScalarProperties(scalarValue: scalar.value).isMark
  }
}
