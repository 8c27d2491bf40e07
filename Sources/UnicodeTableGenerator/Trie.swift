/// A table of all scalars in two stages: blocks of equal content are stored once.
struct Trie {
  static let blockSize = 128

  /// The number of the block of each 128 scalars.
  private(set) var blockNumbers: [Int] = []
  /// The blocks one after the other; each value is the number of a record.
  private(set) var recordNumbers: [Int] = []
  /// The different records.
  private(set) var records: [UInt32] = []

  init(_ values: [UInt32]) {
    var numberOfRecord: [UInt32: Int] = [:]
    var numberOfBlock: [[Int]: Int] = [:]
    for start in stride(from: 0, to: values.count, by: Self.blockSize) {
      let block = values[start..<start + Self.blockSize].map { record in
        if let number = numberOfRecord[record] { return number }
        numberOfRecord[record] = records.count
        records.append(record)
        return records.count - 1
      }
      if numberOfBlock[block] == nil {
        numberOfBlock[block] = numberOfBlock.count
        recordNumbers += block
      }
      blockNumbers.append(numberOfBlock[block]!)
    }
  }
}
