import BubbleFiles
import Conversation
import HelpTooltip
import SpeechBubble
import TerminalText

/// What the command line asks for.
struct Settings: Sendable {
  /// What is told instead of doing anything.
  enum Information { case help, version }

  /// Ends the reading of the command line.
  var information: Information?
  /// `nil`: what suits the streams.
  var mode: Mode?
  /// The properties given as flags.
  var flags = BubblePatch()
  var preset: String?
  /// The file that properties are taken from.
  var from: FilePath?
  /// The bubble without its text, which stays in bytes until it is filtered. Plain until ``resolve(in:)`` makes it.
  var bubble = Bubble.plain
  /// The text in the file that properties are taken from; used where no other is given.
  var documentText: [UInt8]?
  var text: [UInt8]?
  var operands: [[UInt8]] = []
  var input: FilePath?
  var output = Destination.standardOutput
  var hasMouse = true
  /// `nil`: what suits the terminal.
  var width: WidthLimit?
  var placement = Placement.left
  /// `nil`: what suits the locale and the terminal.
  var glyphs: GlyphSet?
  /// The glyphs a preset is meant for.
  var presetGlyphs: GlyphSet?
  /// As given by flags; `nil`: as the preset has it, if it has any.
  var inset: Int?
  var shadow: Shadow??
  var shape: OutlineShape?
  /// All three, once ``resolve(in:)`` has put them together.
  var decoration = Decoration()
  var color = ColorChoice.auto
  var appearance = AppearanceChoice.auto
  /// `nil`: keep with colour, strip without.
  var controls: ControlPolicy?
  var wrapping = TextWrapping.greedy
  var tabSize = 8
  var ambiguousWidth = AmbiguousWidth.one
  var emojiWidth = EmojiWidth.cluster
  var isolates = true
  /// `nil`: as the colour decides.
  var format: Format?
  var isAccessible = false
  var tooltips: [TooltipRequest] = []
  /// The side of tooltips that have none of their own.
  var side = Tooltip.Side.auto
  /// The option to explain.
  var explained: Option?

  var frame = FrameStyle.closed
  var bubbleWidth = ColumnShare.percent(75)
  /// The names of the presets of roles' bubbles.
  var looks: [String: String] = [:]
  /// Made by ``resolve(in:)``.
  var conversationLooks = ConversationLooks()
  var me = "user"
  var keepsBreaks = false

  /// Each option given, by its name, as it was typed last.
  var typed: [String: TypedOption] = [:]
}

extension Settings {
  /// The text on the command line, operands joined by a space; `nil` if the text is to be read.
  var givenText: [UInt8]? {
    operands.isEmpty ? text : Array(operands.joined(separator: [UInt8(ascii: " ")]))
  }

  /// The glyphs of the mode where none are asked for; `nil`: what suits the locale and the terminal.
  var modeGlyphs: GlyphSet? {
    mode?.pointsIntoText == true && typed["glyphs"] == nil ? .ascii : nil
  }

  /// What becomes of controls in the text where output has so many colours.
  func controlPolicy(at depth: ColorDepth) -> ControlPolicy { controls ?? (depth == .none ? .strip : .keep) }

  /// The width asked for and the option that asked; `nil` if no number was asked for.
  var explicitWidth: (columns: Int, option: TypedOption)? {
    switch width {
    case .exactly(let columns): typed["width"].map { (columns, $0) }
    case .atMost(let columns): typed["max-width"].map { (columns, $0) }
    case .unlimited, nil: nil
    }
  }
}
