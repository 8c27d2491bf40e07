/// The line breaking algorithm of UAX #14 for scalars fed one by one, with the tailoring of numbers that the standard's
/// own test file uses (Example 7 of section 8.2). Copying it remembers a place to come back to.
package struct LineBreaker: Sendable {
  /// The class of the last scalar; combining marks take that of their base (LB9).
  private var last: LineBreakClass?
  private var lastProperties = ScalarProperties(scalarValue: 0)
  /// The class before the spaces that end here.
  private var beforeSpaces: LineBreakClass?
  private var isAfterJoiner = false
  private var number = Number.none
  private var isAfterHebrewHyphen = false
  private var hasOddRegionalIndicators = false

  /// How far a number has come (LB25): (PR | PO)? (OP | HY)? NU (NU | SY | IS)* (CL | CP)? (PR | PO)?
  private enum Number { case none, open, closed }

  package init() {}

  /// What the line may do before this scalar, which follows the one given last; prohibited before the first (LB2).
  ///
  /// - Parameter following: Gives the scalars after this one, one a call; asked only where a rule looks ahead.
  package mutating func opportunity(
    before scalar: ScalarProperties, following: () -> ScalarProperties?
  ) -> LineBreakOpportunity {
    let this = scalar.lineBreakClass
    guard let last else {
      start(with: this, scalar)
      return .prohibited
    }
    if last == .al && this == .al && !isAfterJoiner {  // LB28, and most of most text
      lastProperties = scalar
      number = .none
      return .prohibited
    }
    let opportunity = opportunity(after: last, before: this, scalar, following)
    advance(over: this, scalar)
    return opportunity
  }

  private func opportunity(
    after last: LineBreakClass, before this: LineBreakClass, _ scalar: ScalarProperties,
    _ following: () -> ScalarProperties?
  ) -> LineBreakOpportunity {
    switch last {
    case .bk, .lf, .nl: return .mandatory  // LB4, LB5
    case .cr: return this == .lf ? .prohibited : .mandatory
    default: break
    }
    switch this {
    case .bk, .cr, .lf, .nl, .sp, .zw: return .prohibited  // LB6, LB7
    default: break
    }
    if last == .zw || last == .sp && beforeSpaces == .zw { return .allowed }  // LB8
    if isAfterJoiner { return .prohibited }  // LB8a
    let isAttached = (this == .cm || this == .zwj) && last != .sp  // LB9
    if isAttached { return .prohibited }
    let resolved = this == .cm || this == .zwj ? .al : this  // LB10
    if let spaced = acrossSpaces(after: last, before: resolved) { return spaced }
    let isKept =
      keepsTogether(last, resolved) || keepsNumber(last, resolved, following) || keepsHangul(last, resolved)
      || keepsSpecial(last, resolved, scalar)
    return isKept ? .prohibited : .allowed
  }

  /// The rules in which spaces may stand between, LB11 to LB18; `nil` where none of them applies.
  private func acrossSpaces(after last: LineBreakClass, before this: LineBreakClass) -> LineBreakOpportunity? {
    let base = last == .sp ? beforeSpaces : last
    switch (base, this) {
    case (_, .wj): return .prohibited  // LB11
    case (_, .cl), (_, .cp), (_, .ex), (_, .is), (_, .sy): return .prohibited  // LB13
    case (.op, _): return .prohibited  // LB14
    case (.qu, .op): return .prohibited  // LB15
    case (.cl, .ns), (.cp, .ns): return .prohibited  // LB16
    case (.b2, .b2): return .prohibited  // LB17
    default: return last == .sp ? .allowed : nil  // LB18
    }
  }

  /// The rules of two neighbours alone, LB11 to LB29.
  private func keepsTogether(_ last: LineBreakClass, _ this: LineBreakClass) -> Bool {
    switch (last, this) {
    case (.wj, _), (.gl, _): true  // LB11, LB12
    case (.ba, .gl), (.hy, .gl): false  // LB12a
    case (_, .gl): true
    case (_, .qu), (.qu, _): true  // LB19
    case (_, .cb), (.cb, _): false  // LB20
    case (_, .ba), (_, .hy), (_, .ns), (.bb, _): true  // LB21
    case (.sy, .hl): true  // LB21b
    case (_, .in): true  // LB22
    case (.al, .nu), (.hl, .nu), (.nu, .al), (.nu, .hl): true  // LB23
    case (.pr, .id), (.pr, .eb), (.pr, .em), (.id, .po), (.eb, .po), (.em, .po): true  // LB23a
    case (.pr, .al), (.pr, .hl), (.po, .al), (.po, .hl): true  // LB24
    case (.al, .pr), (.al, .po), (.hl, .pr), (.hl, .po): true
    case (.al, .al), (.al, .hl), (.hl, .al), (.hl, .hl): true  // LB28
    case (.is, .al), (.is, .hl): true  // LB29
    case (.eb, .em): true  // LB30b
    default: false
    }
  }

  /// LB25, tailored.
  private func keepsNumber(
    _ last: LineBreakClass, _ this: LineBreakClass, _ following: () -> ScalarProperties?
  ) -> Bool {
    switch (last, this) {
    case (.pr, .nu), (.po, .nu), (.op, .nu), (.hy, .nu): true
    case (.pr, .op), (.po, .op), (.pr, .hy), (.po, .hy): Self.isDigit(next: following)
    case (_, .nu), (_, .sy), (_, .is), (_, .cl), (_, .cp): number == .open
    case (_, .pr), (_, .po): number != .none
    default: false
    }
  }

  /// LB26 and LB27.
  private func keepsHangul(_ last: LineBreakClass, _ this: LineBreakClass) -> Bool {
    switch (last, this) {
    case (.jl, .jl), (.jl, .jv), (.jl, .h2), (.jl, .h3), (.jv, .jv), (.jv, .jt): true
    case (.h2, .jv), (.h2, .jt), (.jt, .jt), (.h3, .jt): true
    case (_, .po): last.isHangul
    case (.pr, _): this.isHangul
    default: false
    }
  }

  /// The rules that ask for more than classes: LB21a, LB30, LB30a, LB30b.
  private func keepsSpecial(_ last: LineBreakClass, _ this: LineBreakClass, _ scalar: ScalarProperties) -> Bool {
    if isAfterHebrewHyphen { return true }
    switch (last, this) {
    case (.al, .op), (.hl, .op), (.nu, .op): return !scalar.isEastAsianWide
    case (.cp, .al), (.cp, .hl), (.cp, .nu): return !lastProperties.isEastAsianWide
    case (.ri, .ri): return hasOddRegionalIndicators
    case (_, .em): return lastProperties.isUnassignedPictographic
    default: return false
    }
  }

  private static func isDigit(next: () -> ScalarProperties?) -> Bool {
    while let scalar = next() {
      let this = scalar.lineBreakClass
      if this != .cm && this != .zwj { return this == .nu }
    }
    return false
  }
}

/// What is remembered of a scalar for those to come.
extension LineBreaker {
  private mutating func advance(over this: LineBreakClass, _ scalar: ScalarProperties) {
    switch last! {
    case .bk, .cr, .lf, .nl, .sp, .zw:
      start(with: this, scalar)
    default:
      isAfterJoiner = this == .zwj
      if this != .cm && this != .zwj { move(to: this, scalar) }
    }
  }

  /// After a start, a line end or a space a combining mark has no base and stands for a letter (LB10).
  private mutating func start(with this: LineBreakClass, _ scalar: ScalarProperties) {
    isAfterJoiner = this == .zwj
    move(to: this == .cm || this == .zwj ? .al : this, scalar)
  }

  private mutating func move(to this: LineBreakClass, _ scalar: ScalarProperties) {
    if this == .sp && last != .sp { beforeSpaces = last }
    isAfterHebrewHyphen = last == .hl && (this == .hy || this == .ba)
    hasOddRegionalIndicators = this == .ri && !(last == .ri && hasOddRegionalIndicators)
    number = Self.number(number, goingOnWith: this)
    lastProperties = scalar
    last = this
  }

  private static func number(_ number: Number, goingOnWith this: LineBreakClass) -> Number {
    switch (this, number) {
    case (.nu, _), (.sy, .open), (.is, .open): .open
    case (.cl, .open), (.cp, .open): .closed
    default: .none
    }
  }
}

extension LineBreakClass {
  /// Hangul syllables and jamo.
  package var isHangul: Bool {
    switch self {
    case .h2, .h3, .jl, .jv, .jt: true
    default: false
    }
  }
}
