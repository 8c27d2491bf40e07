/// How a bubble's body is drawn; all eight sets are legal.
///
/// `dottedLine` wins over `line`. Without either, the border is stroked in the fill colour. Without `fill` the inside is
/// the background. `fill` alone draws body and tail as one solid shape in the fill colour.
public struct BubbleStyle: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let fill = BubbleStyle(rawValue: 1 << 0)
  public static let line = BubbleStyle(rawValue: 1 << 1)
  public static let dottedLine = BubbleStyle(rawValue: 1 << 2)
}

extension BubbleStyle: NamedOptions {
  public static let names: [(name: String, option: BubbleStyle)] = [
    ("fill", .fill), ("line", .line), ("dotted-line", .dottedLine),
  ]
}
