/// Which keys the escape sequences of terminals stand for: those of the VT220 and xterm, which nearly all terminals send,
/// and what rxvt and the Linux console have of their own.
enum KeySequences {
  /// Final bytes of `CSI` and `SS3` sequences.
  static let finals: [Character: Key] = [
    "A": .up, "B": .down, "C": .right, "D": .left, "H": .home, "F": .end, "M": .enter,
    "P": .function(1), "Q": .function(2), "R": .function(3), "S": .function(4),
  ]

  /// `CSI` number `~`.
  static let numbers: [UInt16: Key] = [
    1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
    11: .function(1), 12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5),
    17: .function(6), 18: .function(7), 19: .function(8), 20: .function(9), 21: .function(10),
    23: .function(11), 24: .function(12),
  ]

  /// rxvt: the arrows with Shift.
  static let shifted: [Character: Key] = ["a": .up, "b": .down, "c": .right, "d": .left]

  /// The Linux console: `CSI [` and a letter.
  static let console: [Character: Key] = [
    "A": .function(1), "B": .function(2), "C": .function(3), "D": .function(4), "E": .function(5),
  ]

  /// Control characters that have a key of their own.
  static let controls: [Unicode.Scalar: Key] = [
    "\u{08}": .backspace, "\u{09}": .tab, "\u{0A}": .enter, "\u{0D}": .enter, "\u{7F}": .backspace,
  ]
}
