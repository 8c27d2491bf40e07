import SpeechBubble

/// A value with the control that fits its type: arrows around what has a next and a one before, a switch, a swatch.
struct PropertyControl {
  struct Piece {
    enum Role { case less, more, value, decoration }

    var text: String
    var role = Role.value
    var swatch: BubbleColor?

    func target(of index: Int) -> ScreenMap.Target? {
      switch role {
      case .less: .step(index, -1)
      case .more: .step(index, 1)
      case .value: .value(index)
      case .decoration: nil
      }
    }
  }

  let pieces: [Piece]

  init(_ property: BubbleProperty, _ value: PropertyValue, _ signs: Signs) {
    switch (property.kind, value) {
    case (.text, .text(let text)):
      pieces = [Piece(text: Self.excerpt(text))]
    case (.flag, .flag(let isOn)):
      pieces = [Piece(text: "\(isOn ? signs.on : signs.off) \(Self.name(of: isOn))")]
    case (.options, _):
      pieces = [Piece(text: value.description)]
    case (.color, .name(let name)):
      pieces = [Piece(text: "  ", swatch: BubbleColor(name)), Piece(text: " ", role: .decoration), Piece(text: name)]
    default:
      pieces = [
        Piece(text: signs.less + " ", role: .less), Piece(text: value.description),
        Piece(text: " " + signs.more, role: .more),
      ]
    }
  }

  static func name(of flag: Bool) -> String { flag ? "on" : "off" }

  /// More than any panel shows.
  private static let mostClusters = 80

  /// The beginning of a text, with a picture for each control.
  private static func excerpt(_ text: String) -> String {
    text.prefix(mostClusters).map { EditorGlyph(String($0)).text }.joined()
  }
}
