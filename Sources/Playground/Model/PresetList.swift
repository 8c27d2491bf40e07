import BubbleFiles
import SpeechBubble

/// The presets that can be chosen, and a line for each file that should be one and is not.
struct PresetList: Hashable {
  var presets: [BubblePreset]
  var complaints: [String]

  init(presets: [BubblePreset] = BubblePreset.builtIn, complaints: [String] = []) {
    self.presets = presets
    self.complaints = complaints
  }

  init(_ folder: PresetFolder?) {
    let (presets, damaged) = folder?.all() ?? (BubblePreset.builtIn, [])
    self.init(presets: presets, complaints: damaged.map(\.description))
  }
}
