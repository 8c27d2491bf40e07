import SpeechBubble
import TerminalText

/// How bubbles are written for a terminal, apart from how they are drawn.
public struct BubbleOutput: Hashable, Sendable {
  public var depth: ColorDepth
  public var appearance: Appearance
  /// What becomes of control characters and escape sequences in text.
  public var controls: ControlPolicy
  public var frame: FrameStyle

  public init(
    depth: ColorDepth = .none, appearance: Appearance = .unknown, controls: ControlPolicy = .keep,
    frame: FrameStyle = .closed
  ) {
    self.depth = depth
    self.appearance = appearance
    self.controls = controls
    self.frame = frame
  }
}
