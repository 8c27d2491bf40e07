import SpeechBubble

/// How a conversation is shown: all that is not said in it.
public struct ConversationStyle: Sendable {
  /// The columns of the whole conversation.
  public var columns: Int
  /// The most columns of a bubble. One that needs more to show anything has them.
  public var bubbleColumns: Int
  /// The role that is shown on the right.
  public var me = "user"
  public var looks = ConversationLooks()
  public var options = RenderOptions()
  public var output = BubbleOutput()
  /// The time now, in seconds since 1970-01-01T00:00:00Z.
  public var now: Int64 = 0
  /// What clocks show at so many seconds; by itself those of UTC are not known, and times are left out.
  public var localTime: @Sendable (Int64) -> LocalTime?

  /// - Parameter localTime: The time zone: what clocks show at so many seconds since 1970-01-01T00:00:00Z; `nil` where
  ///   that is not known, and not shown.
  public init(
    columns: Int = 80, bubbleColumns: Int? = nil, now: Int64 = 0,
    localTime: @escaping @Sendable (Int64) -> LocalTime? = { _ in nil }
  ) {
    self.columns = columns
    self.bubbleColumns = bubbleColumns ?? columns * 3 / 4
    self.now = now
    self.localTime = localTime
  }

  enum Side { case left, center, right }

  func side(of role: String) -> Side { role == me ? .right : role == "system" ? .center : .left }

  /// A role's bubble with its tail where it belongs: toward the end of the speaker's side, or nowhere.
  func bubble(of role: String) -> Bubble {
    let side = side(of: role)
    let look = looks.roles[role] ?? (side == .right ? looks.mine : side == .center ? looks.system : looks.others)
    return look.arrow(.bottom, ratio: side == .right ? 0.9 : 0.1, size: side == .center ? 0 : look.arrowSize)
  }

  /// The blank columns before something so wide.
  func indent(_ side: Side, columns width: Int) -> Int {
    let spare = max(columns - width, 0)
    return side == .left ? 0 : side == .right ? spare : spare / 2
  }

  /// A time as captions show it.
  func written(_ time: MessageTime) -> String? {
    switch time {
    case .written(let words): words.isEmpty ? nil : words
    case .instant(let seconds): localTime(seconds).flatMap { time in localTime(now).map { time.written(now: $0) } }
    }
  }
}
