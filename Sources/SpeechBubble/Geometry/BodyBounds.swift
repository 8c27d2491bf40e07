/// What a body has to keep to, in columns.
struct BodyBounds: Hashable, Sendable {
  /// The most columns of the whole bubble.
  var columns: Int
  /// Whether it takes all of them.
  var isExact = false
  /// The longest left or right tail the text was wrapped for.
  var tailSize: Int
  /// The most columns on either side that the text was wrapped to leave to the corners.
  var clearance: Int

  /// No limit. The tail's is the largest length there is, so that it can be subtracted.
  static let none = BodyBounds(columns: .max, tailSize: ClosedRange.lengths.upperBound, clearance: .max)
}
