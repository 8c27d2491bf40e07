/// Tells whether a place in a line is inside a URL or a path, where a row may also end after `/`, `?`, `&` and `-`.
///
/// A word is an address from its `://` on, or as a whole if it starts with `/`, `~/`, `./` or `../`. Words end at white
/// space. Decided by what is to the left alone, so that text can be broken while it arrives.
struct AddressTracker {
  /// Whether a row may end here for the address's sake.
  private(set) var allowsBreak = false
  private var state = State.wordStart

  private enum State {
    case wordStart
    /// After `.`, `..` or `~` at a word's start.
    case relativeStart
    case word
    /// After `:` and `:/` in a word.
    case colon, colonSlash
    case address
  }

  /// Takes in the first byte of the next unit, a cluster or a run of letters.
  mutating func pass(_ byte: UInt8) {
    allowsBreak = false
    switch (state, byte) {
    case (_, UInt8(ascii: " ")), (_, UInt8(ascii: "\t")): state = .wordStart
    case (.address, _): allowsBreak = Self.isDivider(byte)
    case (.wordStart, UInt8(ascii: "/")), (.relativeStart, UInt8(ascii: "/")), (.colonSlash, UInt8(ascii: "/")):
      state = .address
      allowsBreak = true
    case (.wordStart, UInt8(ascii: ".")), (.wordStart, UInt8(ascii: "~")), (.relativeStart, UInt8(ascii: ".")):
      state = .relativeStart
    case (.word, UInt8(ascii: ":")): state = .colon
    case (.colon, UInt8(ascii: "/")): state = .colonSlash
    default: state = .word
    }
  }

  private static func isDivider(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "&"), UInt8(ascii: "-"): true
    default: false
    }
  }
}

extension LineBreakClass {
  /// Whether a part of an address can start with it: letters, digits and the like, not punctuation.
  var startsAddressPart: Bool {
    switch self {
    case .al, .hl, .nu, .id, .po, .pr, .h2, .h3: true
    default: false
    }
  }
}
