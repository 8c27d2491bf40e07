/// The fully qualified sequences of emoji-test.txt, one a line: scalars in hexadecimal.
enum EmojiTests {
  static func compact(_ lines: [Substring]) -> String {
    lines.compactMap { line -> String? in
      let fields = line.split(separator: ";", maxSplits: 1)
      guard fields.count == 2, !line.hasPrefix("#"), fields[1].hasPrefix(" fully-qualified") else { return nil }
      return UnicodeDatabase.scalars(fields[0]).map { String($0, radix: 16) }.joined(separator: " ") + "\n"
    }.joined()
  }
}
