/// Keeps grapheme clusters to a size that terminals can show, and drops marks that have no base to stand on: told every
/// scalar of a text, says which may stay.
struct ClusterLimiter: Sendable {
  /// The most scalars of a cluster.
  static let maximumScalars = 32

  private var breaker = GraphemeBreaker()
  private var count = 0

  private static let afterLetter: ClusterLimiter = {
    var limiter = ClusterLimiter()
    _ = limiter.admits("a")
    return limiter
  }()

  /// Forgets the cluster: a line or a tab stop begins.
  mutating func reset() { self = ClusterLimiter() }

  /// Stands for one or more printable ASCII characters, which always stay.
  @inline(__always)
  mutating func passASCII() {
    let prefixes = breaker.isAfterPrefix ? count : 0
    self = Self.afterLetter
    count += prefixes
  }

  /// Whether a scalar may stay after those that did.
  mutating func admits(_ scalar: Unicode.Scalar) -> Bool {
    let properties = ScalarProperties(scalarValue: scalar.value)
    var breaker = breaker
    if breaker.isBoundary(before: properties) {
      if Self.needsBase(properties) { return false }
      count = 1
    } else {
      if count >= (Self.joinsNext(properties) ? Self.maximumScalars - 1 : Self.maximumScalars) { return false }
      count += 1
    }
    self.breaker = breaker
    return true
  }

  /// Whether a scalar shows only on another: marks, joiner and non-joiner, tags.
  private static func needsBase(_ properties: ScalarProperties) -> Bool {
    switch properties.graphemeBreakClass {
    case .zwj: true
    case .extend: properties.isMark || properties.columns == 0
    default: properties.isMark
    }
  }

  /// Whether a scalar joins the letter after it. The last place is not for one of these: the letters that follow would
  /// all be of the full cluster, and be lost.
  private static func joinsNext(_ properties: ScalarProperties) -> Bool {
    switch properties.graphemeBreakClass {
    case .prepend, .l, .zwj: true
    default: false
    }
  }
}
