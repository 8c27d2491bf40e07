import BubbleFiles
import SpeechBubble
import TerminalText

/// What the playground starts with, and what it has to know of the world: it reads no environment.
public struct PlaygroundConfiguration {
  public var design: Design
  /// How the bubble is drawn where the design leaves that open; the width is not looked at.
  public var options = RenderOptions()
  /// The columns of a bubble whose width is left open; `nil`: those of the terminal, as it is resized.
  public var automaticColumns: Int?
  public var controls = ControlPolicy.keep
  /// Whether the bubble is printed with colours and attributes.
  public var isStyled = true
  /// The sets of glyphs that can be chosen.
  public var glyphChoices = GlyphSet.named
  /// The terminal's type, as `TERM` has it; `nil` if it is not set.
  public var terminalType: String?
  /// Whether the terminal's character set is UTF-8.
  public var isUTF8 = true
  public var hasMouse = true
  /// Words of the command line that say what a design has no place for, for the exported command.
  public var carriedOptions: [String] = []
  /// Where presets are kept.
  package var presetFolder: PresetFolder?

  public init(_ design: Design) { self.design = design }

  /// The Linux console is UTF-8, but its font has few characters.
  var signs: Signs { isUTF8 && options.glyphs != .console ? .unicode : .ascii }
}
