/// Decodes the scalar at an offset of well-formed UTF-8.
///
/// - Returns: Its value and its length in bytes. Where a sequence runs over the end, what there is of it.
@inline(__always)
package func decodeScalar(in utf8: UnsafeBufferPointer<UInt8>, at offset: Int) -> (scalar: UInt32, length: Int) {
  let first = utf8[offset]
  if first < 0x80 { return (UInt32(first), 1) }
  let length = min(first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4, utf8.count - offset)
  var scalar = UInt32(first) & (length == 2 ? 0x1F : length == 3 ? 0x0F : 0x07)
  for index in offset + 1..<offset + length { scalar = scalar << 6 | UInt32(utf8[index] & 0x3F) }
  return (scalar, length)
}
