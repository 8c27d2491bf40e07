/// Keeps grapheme clusters to a size that terminals can show, and drops marks that have no base to stand on.
struct ClusterLimiter: Sendable {
  /// The most scalars of a cluster.
  static let longestCluster = 32

  private var breaker = GraphemeBreaker()
  private var count = 0

  private static let afterLetter: ClusterLimiter = {
    var limiter = ClusterLimiter()
    _ = limiter.admits(ScalarProperties(scalarValue: 0x61), scalar: 0x61)
    return limiter
  }()

  /// Takes note of a line end or a tab: no cluster goes on across it.
  mutating func reset() { self = ClusterLimiter() }

  /// Takes note of printable ASCII, which is a cluster for each byte.
  mutating func passASCII() { self = Self.afterLetter }

  /// Whether a scalar may be written after those that came before.
  mutating func admits(_ properties: ScalarProperties, scalar: UInt32) -> Bool {
    var breaker = breaker
    if breaker.isBoundary(before: properties) {
      // A mark, or a joiner or non-joiner, that begins a cluster.
      if properties.isMark || scalar == 0x200C || scalar == 0x200D { return false }
      count = 1
    } else {
      if count == Self.longestCluster { return false }
      count += 1
    }
    self.breaker = breaker
    return true
  }
}
