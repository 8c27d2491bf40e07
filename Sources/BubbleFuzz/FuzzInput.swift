/// The bytes that the fuzzer makes up: some numbers, then text.
struct FuzzInput {
  private(set) var rest: UnsafeBufferPointer<UInt8>

  init(_ bytes: UnsafeBufferPointer<UInt8>) { rest = bytes }

  /// The next byte as a number under `limit`, which is at most 256; 0 where there is none.
  mutating func number(under limit: Int) -> Int {
    guard let first = rest.first else { return 0 }
    rest = UnsafeBufferPointer(rebasing: rest.dropFirst())
    return Int(first) % limit
  }

  mutating func flag() -> Bool { number(under: 2) == 1 }

  mutating func choice<Value>(_ values: [Value]) -> Value { values[number(under: values.count)] }
}
