/// The value of any property in a common form, for whatever reads or writes properties without knowing their types:
/// flags, JSON, the playground's rows.
public enum PropertyValue: Hashable, Sendable {
  case text(String)
  case integer(Int)
  case fraction(Double)
  case flag(Bool)
  /// One name out of several, or a colour.
  case name(String)
  case names([String])
}

/// A type that a property of ``Bubble`` can have.
protocol PropertyRepresentable: Sendable {
  var propertyValue: PropertyValue { get }
  init?(propertyValue: PropertyValue)
}

extension String: PropertyRepresentable {
  var propertyValue: PropertyValue { .text(self) }
  init?(propertyValue: PropertyValue) {
    guard case .text(let text) = propertyValue else { return nil }
    self = text
  }
}

extension Int: PropertyRepresentable {
  var propertyValue: PropertyValue { .integer(self) }
  init?(propertyValue: PropertyValue) {
    guard case .integer(let integer) = propertyValue else { return nil }
    self = integer
  }
}

extension Double: PropertyRepresentable {
  var propertyValue: PropertyValue { .fraction(self) }
  init?(propertyValue: PropertyValue) {
    guard case .fraction(let fraction) = propertyValue else { return nil }
    self = fraction
  }
}

extension Bool: PropertyRepresentable {
  var propertyValue: PropertyValue { .flag(self) }
  init?(propertyValue: PropertyValue) {
    guard case .flag(let flag) = propertyValue else { return nil }
    self = flag
  }
}

extension PropertyRepresentable where Self: LosslessStringConvertible {
  var propertyValue: PropertyValue { .name(description) }
  init?(propertyValue: PropertyValue) {
    guard case .name(let name) = propertyValue else { return nil }
    self.init(name)
  }
}

extension PropertyRepresentable where Self: RawRepresentable<String> {
  var propertyValue: PropertyValue { .name(rawValue) }
  init?(propertyValue: PropertyValue) {
    guard case .name(let name) = propertyValue else { return nil }
    self.init(rawValue: name)
  }
}

extension PropertyRepresentable where Self: NamedOptions {
  var propertyValue: PropertyValue { .names(optionNames) }
  init?(propertyValue: PropertyValue) {
    guard case .names(let names) = propertyValue else { return nil }
    self.init(optionNames: names)
  }
}

extension BubbleColor: PropertyRepresentable {}
extension ArrowPosition: PropertyRepresentable {}
extension TextAlignment: PropertyRepresentable {}
extension BubbleStyle: PropertyRepresentable {}
extension FontTraits: PropertyRepresentable {}
