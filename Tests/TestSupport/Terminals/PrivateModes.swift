/// The private modes that a program has set in the bytes it wrote (`CSI ? 2004 h` and the like).
struct PrivateModes {
  private(set) var set: Set<Int> = []

  init(in bytes: [UInt8]) {
    var rest = bytes[...]
    while let start = rest.firstIndex(of: 0x1B) {
      rest = rest[(start + 1)...]
      if rest.first == UInt8(ascii: "c") { set = [] }
      if rest.starts(with: "[?".utf8) { take(rest.dropFirst(2)) }
    }
  }

  private mutating func take(_ sequence: ArraySlice<UInt8>) {
    let parameters = sequence.prefix { (UInt8(ascii: "0")...UInt8(ascii: ";")).contains($0) }
    let numbers = parameters.split(separator: UInt8(ascii: ";")).compactMap { Int(String(decoding: $0, as: UTF8.self)) }
    switch sequence[parameters.endIndex...].first {
    case UInt8(ascii: "h"): set.formUnion(numbers)
    case UInt8(ascii: "l"): set.subtract(numbers)
    default: break
    }
  }
}
