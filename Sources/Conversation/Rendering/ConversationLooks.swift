import SpeechBubble

/// How the bubbles of the speakers look. Where their tails stand is not a matter of looks: sides belong to speakers.
public struct ConversationLooks: Hashable, Sendable {
  /// The bubbles on the right.
  public var mine: Bubble
  /// The bubbles on the left.
  public var others: Bubble
  /// What is said by nobody, in the middle and without a tail.
  public var system: Bubble
  /// Looks of single roles, in place of these.
  public var roles: [String: Bubble] = [:]

  public init(mine: Bubble = .chatMe, others: Bubble = .chatOther, system: Bubble = .chatSystem) {
    self.mine = mine
    self.others = others
    self.system = system
  }
}

extension Bubble {
  /// The looks of the presets of the same names.
  public static var chatMe: Bubble { preset("chat-me") }
  public static var chatOther: Bubble { preset("chat-other") }
  public static var chatSystem: Bubble { preset("default").textAlignment(.natural) }

  private static func preset(_ name: String) -> Bubble {
    var bubble = Bubble.plain
    BubblePreset.builtIn(name)?.patch.apply(to: &bubble)
    return bubble
  }
}
