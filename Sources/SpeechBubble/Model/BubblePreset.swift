/// A look with a name: values for some or all properties but the text, which is never a preset's to say.
public struct BubblePreset: Hashable, Sendable {
  public let name: String
  public let patch: BubblePatch
  /// Inset, shadow and shape; `nil` leaves them as they are.
  public var decoration: Decoration?
  /// The glyphs it is meant for, where the terminal has them; `nil` is any.
  public var glyphs: GlyphSet?

  /// - Precondition: The name is one that ``isName(_:)`` allows.
  public init(_ name: String, _ patch: BubblePatch) {
    precondition(Self.isName(name), "no name for a preset: \(name)")
    self.name = name
    self.patch = patch.without(.text)
  }

  /// Whether presets can have this name: ASCII letters and digits, `.`, `_` and `-`, which make a file name everywhere;
  /// but not `.` and `..`, which are folders.
  public static func isName(_ name: String) -> Bool {
    !["", ".", ".."].contains(name) && name.utf8.allSatisfy(isAllowed)
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
