import SpeechBubble

/// How the playground was left. The terminal is restored in every case.
public enum PlaygroundOutcome: Hashable, Sendable {
  case quit
  /// The bubble is to be printed; its width and appearance are those it was seen with.
  case print(Design)
  /// A signal that ends programs came; it has not been let act.
  case signal(Int32)
  /// The terminal has gone away.
  case hangUp
}
