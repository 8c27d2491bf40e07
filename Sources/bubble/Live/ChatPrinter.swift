import BubbleFiles
import Conversation
import SpeechBubble

/// `--chat`: a conversation, drawn while it arrives.
struct ChatPrinter {
  private let settings: Settings
  private let surroundings: Surroundings
  private let source: TextSource

  /// What is wrong with the transcript was told already.
  struct BadTranscript: Error {}

  /// Decides everything that can be wrong with the command line.
  init(_ settings: Settings, in surroundings: Surroundings) throws(UsageError) {
    self.settings = settings
    self.surroundings = surroundings
    source = try TextSource(requiredBy: settings, in: surroundings)
    try BubblePrinter.checkWidth(settings)
  }

  func run() throws {
    var reader = TranscriptPrinter(source.name, writer)
    // A message must not stand in the middle of a row.
    reader.holdsProblems = surroundings.output.isTerminal && surroundings.error.isTerminal
    let finished = try LiveRun.run(reader, from: source, to: settings.output)
    finished.reportHeld()
    if finished.hasProblems { throw BadTranscript() }
  }

  private var writer: any ConversationWriter {
    let presentation = Presentation(settings, in: surroundings)
    if settings.isAccessible { return SpokenConversation(controls: presentation.controls) }
    let columns = presentation.options.width.columns ?? presentation.available
    var style = ConversationStyle(
      columns: columns, bubbleColumns: settings.bubbleWidth.columns(of: columns), now: WallClock.now,
      localTime: WallClock.localTime)
    style.me = settings.me
    style.looks = settings.conversationLooks
    style.options = presentation.options
    style.output = presentation.bubbleOutput(settings.frame)
    return ConversationRenderer(style)
  }
}
