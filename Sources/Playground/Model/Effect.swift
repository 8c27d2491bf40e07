import SpeechBubble

/// What a change of the model asks the world outside to do.
enum Effect: Hashable {
  case copy(ExportFormat)
  case savePreset(String)
  case repaint
  case quit
  case printAndLeave
}
