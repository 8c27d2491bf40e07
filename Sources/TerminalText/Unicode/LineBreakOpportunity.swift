/// What a line may do before a scalar (UAX #14).
package enum LineBreakOpportunity: Hashable, Sendable {
  /// × : not end.
  case prohibited
  /// ÷ : end if need be.
  case allowed
  /// ! : end in any case.
  case mandatory
}
