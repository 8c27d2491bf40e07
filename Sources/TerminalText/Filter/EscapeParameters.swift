/// The numbers of a control sequence: `38:2::255:0:0;1` holds two parameters, the first with five subparameters.
///
/// Never more than ``maximumCount`` numbers, none above ``maximumValue``, whatever the sequence says.
package struct EscapeParameters: Hashable, Sendable {
  static let maximumCount = 32
  static let maximumValue: UInt16 = 9999

  /// Parameters and subparameters in one row; an empty one is 0.
  package private(set) var values: [UInt16] = []
  /// Bit *i* is set if a colon stands before value *i*.
  private var colons: UInt32 = 0
  private var isFull = false

  package var count: Int { values.count }

  package subscript(index: Int) -> UInt16 { values[index] }

  /// The index after the last subparameter of the parameter at `index`.
  func end(ofParameterAt index: Int) -> Int {
    var end = index + 1
    while end < values.count, colons & (1 << UInt32(end)) != 0 { end += 1 }
    return end
  }

  mutating func removeAll() {
    values.removeAll(keepingCapacity: true)
    colons = 0
    isFull = false
  }

  /// Takes a digit, `:` or `;`.
  mutating func append(_ byte: UInt8) {
    if values.isEmpty { values.append(0) }
    guard !isFull else { return }
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      let next = UInt32(values[values.count - 1]) * 10 + UInt32(byte - UInt8(ascii: "0"))
      values[values.count - 1] = UInt16(min(next, UInt32(Self.maximumValue)))
    default: open(isSubparameter: byte == UInt8(ascii: ":"))
    }
  }

  private mutating func open(isSubparameter: Bool) {
    isFull = values.count == Self.maximumCount
    guard !isFull else { return }
    if isSubparameter { colons |= 1 << UInt32(values.count) }
    values.append(0)
  }
}
