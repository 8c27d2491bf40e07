import SpeechBubble

/// The characters that draw the controls, in two sets of the same shapes.
struct Signs {
  let less, more, on, off, divider, ellipsis, times, knob, track, marker: String

  static let unicode = Signs(
    less: "‹", more: "›", on: "■", off: "□", divider: "│", ellipsis: "…", times: "×", knob: "●", track: "─", marker: "▸"
  )

  static let ascii = Signs(
    less: "<", more: ">", on: "[x]", off: "[ ]", divider: "|", ellipsis: "...", times: "x", knob: "o", track: "-",
    marker: ">")
}

extension CellStyle {
  static let bold = CellStyle(attributes: .bold)
  static let faint = CellStyle(attributes: .faint)
  static let reverse = CellStyle(attributes: .reverse)
}
