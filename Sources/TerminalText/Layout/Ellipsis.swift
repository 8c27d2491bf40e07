/// What stands for text that is left out.
public enum Ellipsis: String, Hashable, Sendable {
  case unicode = "…"
  case ascii = "..."

  /// Width in cells; `…` is ambiguous and used only where ambiguous characters are narrow.
  public var columns: Int { self == .unicode ? 1 : 3 }
}
