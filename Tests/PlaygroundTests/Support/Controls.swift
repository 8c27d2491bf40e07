/// Whether a text holds controls that may not be shown as they are: all but the line feed.
func holdsControls(_ text: String) -> Bool {
  text.unicodeScalars.contains { scalar in
    let isControl = scalar.value < 0x20 || 0x7F...0x9F ~= scalar.value || 0x2028...0x202E ~= scalar.value
    return scalar != "\n" && (isControl || 0x2066...0x2069 ~= scalar.value || 0x200E...0x200F ~= scalar.value)
  }
}
