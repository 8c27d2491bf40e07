/// One of the fifteen properties of a ``Bubble``: a row of the table from which flags, help, JSON keys and the
/// playground's rows are made.
///
/// ``all`` is that table, and the only place that lists the properties.
public struct BubbleProperty: Sendable {
  /// What values a property takes.
  public enum Kind: Hashable, Sendable {
    case text
    case integer(ClosedRange<Int>)
    /// A number from 0 to 1.
    case ratio
    case flag
    case color
    /// One of these names.
    case choice([String])
    /// Any set of these names.
    case options([String])
  }

  /// The name in Swift and JSON (`arrowPositionRatio`).
  public let name: String
  public let kind: Kind
  /// What it is, in one line that fits help and the playground.
  public let summary: String
  /// Whether it has no default.
  public let isRequired: Bool
  /// The first stage of drawing that a change calls for.
  public let stage: DrawingStage

  private let read: @Sendable (Bubble) -> PropertyValue
  private let write: @Sendable (PropertyValue, inout Bubble) -> Bool

  private init<Value: PropertyRepresentable>(
    _ name: String, _ path: WritableKeyPath<Bubble, Value> & Sendable, _ kind: Kind, redraws stage: DrawingStage,
    isRequired: Bool = false, _ summary: String
  ) {
    self.name = name
    self.kind = kind
    self.summary = summary
    self.isRequired = isRequired
    self.stage = stage
    read = { $0[keyPath: path].propertyValue }
    write = { propertyValue, bubble in
      guard let value = Value(propertyValue: propertyValue) else { return false }
      bubble[keyPath: path] = value
      return true
    }
  }

  /// What is said; here by name, since it is often told apart from how the bubble looks.
  public static let text = BubbleProperty(
    "text", \.text, .text, redraws: .text, isRequired: true,
    "what is said; may hold newlines and SGR colour")

  /// The fifteen properties, in the order in which they are shown.
  public static let all = [
    text,
    BubbleProperty(
      "font", \.font, .options(FontTraits.names.map(\.name)), redraws: .paint,
      "attributes of the text"),
    BubbleProperty(
      "numberOfLines", \.numberOfLines, .integer(.counts), redraws: .text,
      "most rows of text, 0 for no limit"),
    BubbleProperty(
      "textAlignment", \.textAlignment, .choice(TextAlignment.allCases.map(\.rawValue)), redraws: .paint,
      "side of the text; natural follows its direction"),
    BubbleProperty(
      "textColor", \.textColor, .color, redraws: .paint,
      "colour of the text"),
    BubbleProperty(
      "textInset", \.textInset, .integer(.lengths), redraws: .geometry,
      "blank columns beside the text, and half as many rows"),
    BubbleProperty(
      "filledColor", \.filledColor, .color, redraws: .paint,
      "colour of the inside"),
    BubbleProperty(
      "borderColor", \.borderColor, .color, redraws: .paint,
      "colour of the outline"),
    BubbleProperty(
      "borderWidth", \.borderWidth, .integer(.borderWidths), redraws: .geometry,
      "0 none, 1 light, 2 heavy, 3 half-cell blocks"),
    BubbleProperty(
      "style", \.style, .options(BubbleStyle.names.map(\.name)), redraws: .geometry, isRequired: true,
      "how the body is drawn"),
    BubbleProperty(
      "clipsToBounds", \.clipsToBounds, .flag, redraws: .text,
      "break words that are wider than the room"),
    BubbleProperty(
      "cornerRadius", \.cornerRadius, .integer(.lengths), redraws: .geometry,
      "0 square, 1-3 rounded, larger up to a capsule"),
    BubbleProperty(
      "arrowSize", \.arrowSize, .integer(.lengths), redraws: .geometry,
      "length of the tail, 0 for none"),
    BubbleProperty(
      "arrowPosition", \.arrowPosition, .choice(ArrowPosition.allCases.map(\.rawValue)), redraws: .geometry,
      isRequired: true,
      "edge that the tail leaves"),
    BubbleProperty(
      "arrowPositionRatio", \.arrowPositionRatio, .ratio, redraws: .geometry,
      "where along the edge, from its left or top end"),
  ]

  /// The row of the table with this name in Swift; `nil` if there is none.
  public static func named(_ name: String) -> BubbleProperty? { all.first { $0.name == name } }

  /// The name on the command line and in presets (`arrow-position-ratio`).
  public var kebabName: String {
    name.reduce(into: "") { $0 += $1.isUppercase ? "-" + $1.lowercased() : String($1) }
  }

  /// The value a bubble has if nobody sets it; `nil` for the properties without a default.
  public var defaultValue: PropertyValue? {
    isRequired ? nil : value(in: .plain)
  }

  public func value(in bubble: Bubble) -> PropertyValue { read(bubble) }

  /// Sets the property; numbers out of range are clamped as by the property itself.
  ///
  /// - Returns: Whether the value is one the property takes: of its type, and with names that it knows. If not, the
  ///   bubble is left as it was.
  public func set(_ value: PropertyValue, in bubble: inout Bubble) -> Bool { write(value, &bubble) }
}
