/// Whether a terminal shows light text on dark or dark on light.
public enum Appearance: String, CaseIterable, Hashable, Sendable {
  case unknown, light, dark
}
