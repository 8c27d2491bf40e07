/// Values for some of the fifteen properties: what flags, a file or a preset say of a bubble, leaving the rest as it is.
///
///     var patch = BubblePatch()
///     patch.set(.text, .text("Hi"))
///     patch.apply(to: &bubble)
///
/// A patch holds no value that its property does not take, so that applying it never clamps. Two patches with the same
/// effect are equal, however their values were written.
public struct BubblePatch: Hashable, Sendable {
  private var values: [String: PropertyValue] = [:]

  /// A patch that changes nothing.
  public init() {}

  /// A patch that makes any bubble the same as this one.
  public init(_ bubble: Bubble) {
    for property in BubbleProperty.all { values[property.name] = property.value(in: bubble) }
  }

  public var isEmpty: Bool { values.isEmpty }

  /// The value the patch has for a property; `nil` if it leaves the property alone.
  public subscript(_ property: BubbleProperty) -> PropertyValue? { values[property.name] }

  /// Gives a property a value, in place of one it had.
  ///
  /// - Returns: Whether the property takes the value. If not, the patch is left as it was.
  @discardableResult
  public mutating func set(_ property: BubbleProperty, _ value: PropertyValue) -> Bool {
    // By way of a bubble, values get the one form that properties give them: `#f00` as `#ff0000`, sets in order.
    var bubble = Bubble.plain
    guard property.takes(value), property.set(value, in: &bubble) else { return false }
    values[property.name] = property.value(in: bubble)
    return true
  }

  /// The same patch, but for one property that it leaves alone.
  public func without(_ property: BubbleProperty) -> BubblePatch {
    var copy = self
    copy.values[property.name] = nil
    return copy
  }

  public func apply(to bubble: inout Bubble) {
    for property in BubbleProperty.all {
      if let value = self[property] { _ = property.set(value, in: &bubble) }
    }
  }
}
