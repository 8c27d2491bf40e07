/// Finds the boundaries of extended grapheme clusters (UAX #29) in scalars fed one by one.
///
/// By the rules of the version of Unicode that the tables are of, which widths and line breaks are of too; the standard
/// library's own segmentation is of another version, and differs in places.
package struct GraphemeBreaker: Sendable {
  private var last: GraphemeBreakClass?
  private var pictograph = Pictograph.none
  private var hasOddRegionalIndicators = false

  /// How far a sequence of emoji has come (GB11).
  private enum Pictograph { case none, extended, joined }

  package init() {}

  /// Whether the next scalar joins the cluster, whatever it is (GB9b).
  var isAfterPrefix: Bool { last == .prepend }

  /// Whether a cluster ends before this scalar, which follows the one given last; always true for the first.
  package mutating func isBoundary(before scalar: ScalarProperties) -> Bool {
    let this = scalar.graphemeBreakClass
    defer { advance(over: this, scalar) }
    guard let last else { return true }
    return isBoundary(between: last, and: this, scalar)
  }

  private func isBoundary(
    between last: GraphemeBreakClass, and this: GraphemeBreakClass, _ scalar: ScalarProperties
  ) -> Bool {
    switch (last, this) {
    case (.other, .other): !(pictograph == .joined && scalar.isExtendedPictographic)
    case (.cr, .lf): false  // GB3
    case (.cr, _), (.lf, _), (.control, _), (_, .cr), (_, .lf), (_, .control): true  // GB4, GB5
    case (.l, .l), (.l, .v), (.l, .lv), (.l, .lvt): false  // GB6
    case (.lv, .v), (.lv, .t), (.v, .v), (.v, .t): false  // GB7
    case (.lvt, .t), (.t, .t): false  // GB8
    case (_, .extend), (_, .zwj), (_, .spacingMark), (.prepend, _): false  // GB9, GB9a, GB9b
    case (.regionalIndicator, .regionalIndicator): !hasOddRegionalIndicators  // GB12, GB13
    default: !(pictograph == .joined && scalar.isExtendedPictographic)  // GB11
    }
  }

  private mutating func advance(over this: GraphemeBreakClass, _ scalar: ScalarProperties) {
    if scalar.isExtendedPictographic {
      pictograph = .extended
    } else if pictograph != .none {
      pictograph = pictograph == .extended && this == .zwj ? .joined : this == .extend ? .extended : .none
    }
    hasOddRegionalIndicators = this == .regionalIndicator && !hasOddRegionalIndicators
    last = this
  }
}
