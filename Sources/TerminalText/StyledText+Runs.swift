extension [StyledText.Run] {
  /// The index of the first run that starts after a byte; the byte looks like the run before it, or plain if that is the
  /// first.
  ///
  /// - Complexity: O(log *n*).
  package func firstIndex(after offset: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].start <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
